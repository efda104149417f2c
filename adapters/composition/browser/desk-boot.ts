import '../../../ui/desk/desk.css';
import '../../../ui/desk/desk-agency.css';
import '../../../ui/desk/desk-requests.css';
import '../../../ui/desk/desk-site.css';
import '../../../ui/desk/desk-calendar.css';
import { mountDesk } from '../../../ui/desk/mount.tsx';
import { type Dictionary, makeTranslations } from '../../../ui/locales/translations.ts';
import { DeskStore } from '../../../ui/stores/desk.store.ts';
import { deskOverHttp } from '../../http-client/desk-client.ts';
import { loadDictionary } from '../../http-client/load-dictionary.ts';
import { parseDeskData } from '../../wire/desk-payload.ts';

/** Takes over a page of the desk that the server sent: the same view from the same data, forms and lists over HTTP. */
const root = document.getElementById('root');
const { view, dictionary } = parseDeskData(document.getElementById('desk-data')?.textContent ?? '');
const words = makeTranslations(view.language, (await loadDictionary(dictionary)) as Dictionary);
const store = new DeskStore(view, {
  server: deskOverHttp,
  move: address => history.pushState(null, '', address),
  leave: address => location.assign(address),
});
if (root) {
  mountDesk(root, store, words);
  // A notice tells of something once: not again when the page is loaded anew.
  if (view.notice) history.replaceState(null, '', view.address);
  document.documentElement.dataset['live'] = '';
}
