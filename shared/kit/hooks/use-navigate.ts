import { useServices } from './use-services.ts';
import type { Services } from '../services.ts';

/** `navigate('/for-sale/…')`: data first, then the page; the last call wins. */
export const useNavigate = (): Services['navigate'] => useServices().navigate;
