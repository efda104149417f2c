import '../../../ui/desk/desk.css';
import '../../../ui/desk/desk-agency.css';
import '../../../ui/desk/desk-requests.css';
import '../../../ui/desk/desk-offers.css';
import '../../../ui/desk/desk-site.css';
import '../../../ui/desk/desk-calendar.css';
import { mountDesk } from '../../../ui/desk/mount.tsx';
import { type Dictionary, makeTranslations } from '../../../ui/locales/translations.ts';
import { DeskStore } from '../../../ui/stores/desk.store.ts';
import { deskOverHttp } from '../../http-client/desk-client.ts';
import { loadDictionary } from '../../http-client/load-dictionary.ts';
import { DRAFTS } from './browser-drafts.ts';
import { parseDeskData } from '../../wire/desk-payload.ts';

/** Hydrates a page of the desk with the view in the server's data; later, forms are sent and lists fetched over HTTP. */
const root = document.getElementById('root');
const { view, dictionary } = parseDeskData(document.getElementById('desk-data')?.textContent ?? '');
const words = makeTranslations(view.language, (await loadDictionary(dictionary)) as Dictionary);
const store = new DeskStore(view, {
  server: deskOverHttp,
  drafts: DRAFTS,
  move: address => history.pushState(null, '', address),
  leave: address => location.assign(address),
});
if (root) {
  mountDesk(root, store, words);
  // Remove a notice from the address, so that reloading does not show it again.
  if (view.notice) history.replaceState(null, '', view.address);
  document.documentElement.dataset['live'] = '';
}
