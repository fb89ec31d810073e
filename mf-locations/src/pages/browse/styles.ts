// Styles come with the area, since the server draws these pages.
import '../../features/browse/link-list.module.css';
import '../../features/browse/place-list.module.css';
import '../../features/browse/state-picker.module.css';
import '../../features/finder/place-finder.module.css';
import '../../features/places/crumb-links.module.css';
import './browse.module.css';
