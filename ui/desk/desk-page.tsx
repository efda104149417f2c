import type { DeskView } from '../../application/desk/desk-view.ts';
import { useTranslation } from 'react-i18next';
import { textsOf, type Translations } from '../locales/translations.ts';
import { DeskNotice } from './components/desk-notice.tsx';
import { DeskFrame } from './components/desk-frame.tsx';
import { pageKind } from './desk-page-kinds.ts';

/** Title of the document: the page's title and the agency's name. */
export function deskTitle(view: DeskView, translations: Translations): string {
  const t = textsOf(translations, pageKind(view.body.kind).words);
  return `${t(`title.${view.body.kind}`)} – ${view.agency}`;
}

/** A page of the desk with header, navigation and the notice of the last action. */
export function DeskPage({ view }: { readonly view: DeskView }) {
  const { Page, words, moreNotices } = pageKind(view.body.kind);
  const files = moreNotices === undefined ? [words] : [words, moreNotices];
  const { t, i18n } = useTranslation(files);
  const code = view.notice && `notice.${view.notice.code}`;
  // During a deployment another version of the site may send notices for which this version has no text; they are not shown.
  const known = code !== undefined && /^notice\.[\w-]+$/.test(code) && i18n.exists(code, { ns: files });
  return (
    <DeskFrame
      title={deskTitle(view, i18n)}
      notice={
        known && view.notice ? (
          <DeskNotice key={view.notice.undo ?? view.notice.code} notice={view.notice} text={t(code, { ns: files })} />
        ) : undefined
      }
    >
      <Page body={view.body} />
    </DeskFrame>
  );
}
