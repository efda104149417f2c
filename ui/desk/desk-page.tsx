import type { DeskView } from '../../application/desk/desk-view.ts';
import { type Translations, useTranslations } from '../locales/translations.ts';
import { DeskFrame } from './components/desk-frame.tsx';
import { pageKind } from './desk-page-kinds.ts';

/** The name of a page as its document has it. */
export function deskTitle(view: DeskView, translations: Translations): string {
  const { t } = translations.of(pageKind(view.body.kind).words);
  return `${t(`title.${view.body.kind}`)} – ${view.agency}`;
}

/** A page of the desk with what stands around it. */
export function DeskPage({ view }: { readonly view: DeskView }) {
  const translations = useTranslations();
  const { Page, words } = pageKind(view.body.kind);
  const { t } = translations.of(words);
  const code = view.notice && `notice.${view.notice.code}`;
  // Another version of the site, beside this one for a while, may have notices that this one has no words for.
  const known = code !== undefined && /^notice\.[\w-]+$/.test(code) && translations.has(words, code);
  return (
    <DeskFrame title={deskTitle(view, translations)} notice={known ? t(code) : undefined}>
      <Page body={view.body} />
    </DeskFrame>
  );
}
