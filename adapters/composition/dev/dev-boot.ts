import '../../../ui/styles/main.css';
import data from 'virtual:whole-site';
import type { SendForm } from '../../../application/request/sent-form.ts';
import { makeTranslations, textsOf } from '../../../ui/locales/translations.ts';
import { dictionaryOf } from '../../../ui/locales/dictionaries.ts';
import { makeRequestedDocumentsStorage } from '../../web-storage/requested-documents-storage.ts';
import { DRAFTS } from '../browser/browser-drafts.ts';
import { mountInBrowser } from '../browser/mount-in-browser.ts';
import { makeMailsPanel } from './mails-panel.ts';
import { openInMemory } from './open-in-memory.ts';
import { makeSentForms } from './sent-forms.ts';

/** Pause between two runs of the server's background jobs, in milliseconds. */
const ROUND_MS = 500;

const { application, uploads, mails, work, importNext } = await openInMemory(data);
const { defaultLanguage } = data.content.settings;
const forms = makeSentForms(application, (language, title) =>
  textsOf(makeTranslations(language, dictionaryOf(language, defaultLanguage)), 'form')('errorTitle', { title }),
);

/** Submits a form with its files, which are stored in the application's memory instead of on a server's disk. */
const submit: SendForm = async sent => {
  const files = await Promise.all(
    Object.entries(sent.files).map(async ([field, { bytes, ...file }]) => {
      const upload = uploads.begin();
      await upload.write(bytes);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
      return [field, { ...file, digest: digest.toString(), keep: upload.keep }] as const;
    }),
  );
  return application.submit({ ...sent, files: Object.fromEntries(files), network: '127.0.0.0/24' });
};

const follow = await mountInBrowser(application, forms.openPage, {
  requests: {
    prepare: application.prepare,
    submit,
    drafts: async () => DRAFTS,
    documentsAsked: makeRequestedDocumentsStorage(),
  },
  session: forms.session,
});
if (follow) {
  forms.listen(follow);
  const panel = makeMailsPanel(mails, follow, importNext);
  const round = async () => {
    await work().catch(error => console.error(error));
    panel.update();
    setTimeout(() => void round(), ROUND_MS);
  };
  void round();
}
