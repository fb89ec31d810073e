// Styles of pages whose script comes later: they come with the area, since the server draws them.
import './features/form/entry-form.module.css';
import './features/form/entry-page.module.css';
import './features/form/password-field.module.css';
import './pages/account/account.module.css';
import './pages/alerts/alerts.module.css';
import './pages/collection/collection.module.css';
import './pages/collections/collections.module.css';
import './pages/user/user.module.css';
