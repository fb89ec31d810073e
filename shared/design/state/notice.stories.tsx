import { Notice } from './notice.tsx';

export default { component: Notice };

export const Tones = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <Notice>This home is under offer.</Notice>
    <Notice tone="success">Your enquiry is on its way to Finch Estate Agents.</Notice>
    <Notice tone="warning">You can’t reach the site. Some of this page may be old.</Notice>
    <Notice tone="danger" live>
      Your enquiry wasn’t sent. <a href="?">Try again</a>
    </Notice>
  </div>
);
