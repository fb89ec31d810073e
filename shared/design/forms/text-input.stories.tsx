import { TextArea, TextInput } from './text-input.tsx';

export default { component: TextInput };

export const Line = () => <TextInput autoComplete="off" aria-label="Suburb" placeholder="Suburb or postcode" />;

export const Lines = () => <TextArea aria-label="Message" rows={4} defaultValue="When can I inspect the home?" />;

export const Disabled = () => <TextInput autoComplete="off" aria-label="Suburb" disabled defaultValue="Richmond" />;

export const Invalid = () => <TextInput autoComplete="off" aria-label="Email" aria-invalid defaultValue="jo@" />;
