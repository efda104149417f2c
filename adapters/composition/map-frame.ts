import '../../ui/map/map-frame.css';
import { MapScreen } from '../../ui/map/map-screen.ts';
import { linkParent } from '../cross-frame/map-frame.ts';

/** The page of the map's frame: empty until the page around it says what to show. */
const root = document.getElementById('map');
if (root) {
  const screen = new MapScreen(root, report => link.tell(report));
  const link = linkParent({ fill: fill => screen.fill(fill), card: card => screen.card(card) });
}
