import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { PageModel } from '../../../application/page/page-model.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { DocumentTitle } from '../common/document-title.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageBanner } from './page-banner.tsx';
import { TopBar } from './top-bar.tsx';

/** Header, footer and landmarks around every page. */
export function Layout({ view, children }: { readonly view: PageModel; readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const home = view.body.kind === 'home';
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {view.preview || view.body.kind === 'cookie-settings' ? null : <ConsentDialog />}
      <TopBar view={view} />
      <Header view={view} />
      <main id="main" tabIndex={-1} data-page={view.body.kind}>
        {view.banner ? <PageBanner view={view} banner={view.banner} /> : null}
        {view.breadcrumb.length > 1 && !home ? <Breadcrumb items={view.breadcrumb} /> : null}
        {children}
      </main>
      <Footer />
      <DocumentTitle title={view.title} />
      <ScrollRestoration />
    </>
  );
}
