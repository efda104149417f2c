import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { DeskView } from '../../application/desk/desk-view.ts';
import type { Translations } from '../locales/translations.ts';
import { DeskContext } from './components/desk-context.ts';
import { DeskPage, deskTitle } from './desk-page.tsx';

/** HTML and document title of a desk page. */
export function renderDesk(view: DeskView, words: Translations): { readonly html: string; readonly title: string } {
  const html = renderToString(
    <StrictMode>
      <I18nextProvider i18n={words}>
        <DeskContext value={{ view, store: undefined }}>
          <DeskPage view={view} />
        </DeskContext>
      </I18nextProvider>
    </StrictMode>,
  );
  return { html, title: deskTitle(view, words) };
}
