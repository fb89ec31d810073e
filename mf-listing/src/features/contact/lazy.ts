import { lazyView } from '@verandah/areas';
import '@verandah/design/avatar.css';
import '@verandah/design/checkbox.css';
import '@verandah/design/field.css';
import '@verandah/design/follow-button.css';
import '@verandah/design/notice.css';
import '@verandah/design/rating.css';
import '@verandah/design/sender-fields.css';
import '@verandah/design/text-input.css';
import '../enquiry/enquiry-form.module.css';
import '../people/people.module.css';
import './contact.module.css';

/**
 * Form and people; the form posts to its page's address until its script is there. Its styles come with the page, which
 * the server draws with it.
 */
export const lazyContact = lazyView(async () => (await import('./contact.tsx')).Contact);
