import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkBody, LinkShown, SearchShown } from '../../application/link/link-shown.ts';
import type { PageOf } from '../../application/page/page-model.ts';
import { useApp } from '../components/common/app-context.ts';
import { LinkAct, LinkDone, LinkFrame } from '../components/mailed-link/link-frame.tsx';
import { LinkOffer } from '../components/mailed-link/link-offer.tsx';
import { LinkSubscription, PauseLink } from '../components/mailed-link/link-subscription.tsx';
import { LinkViewing } from '../components/mailed-link/link-viewing.tsx';
import { PlainForm } from '../components/form/plain-form.tsx';

/** Page behind a mailed link. Its forms are submitted by the browser, with script or without. */
export function Page({ view }: { readonly view: PageOf<'link'> }) {
  const { body } = view;
  return body.shown ? <Opened body={body} shown={body.shown} /> : <Unopened />;
}

/** Only the server can open mailed links: after a client-side navigation the page is reloaded. */
function Unopened() {
  const { requests } = useApp();
  const { t } = useTranslation('link');
  useEffect(() => {
    if (requests) location.reload();
  }, [requests]);
  if (requests) return <div className="wrap form-page" aria-busy="true" />;
  return <LinkFrame title={t('needsServer.title')} text={t('needsServer.text')} />;
}

function Opened({ body, shown }: { readonly body: LinkBody; readonly shown: LinkShown }) {
  const { t } = useTranslation('link');
  const { homeHref } = useApp().site;
  switch (shown.kind) {
    case 'subscription':
      return <LinkSubscription body={body} shown={shown} />;
    case 'search':
      return <Search body={body} shown={shown} />;
    case 'offer':
      return <LinkOffer body={body} shown={shown} />;
    case 'viewing':
      return <LinkViewing body={body} shown={shown} />;
    case 'recommendations': {
      const home = { name: t('home'), href: homeHref };
      return shown.stopped ? (
        <LinkFrame
          title={t('recommendations.stopped.title')}
          text={t('recommendations.stopped.text')}
          good
          onwards={home}
        />
      ) : (
        <LinkFrame title={t('recommendations.going.title')} text={t('recommendations.going.text')}>
          <p>{t('recommendations.going.kept')}</p>
          <LinkAct body={body} name={t('recommendations.going.button')} />
        </LinkFrame>
      );
    }
    case 'limited':
      return (
        <LinkFrame title={t('limited.title')} text={t('limited.text', { count: Math.ceil(shown.retryAfter / 60) })} />
      );
    case 'failed':
      return <LinkFrame title={t('failed.title')} text={t('failed.text')} />;
    default: {
      const ended = body.link === 'end-subscription';
      return (
        <LinkFrame
          title={t(ended ? 'ended.title' : 'nothing.title')}
          text={t(ended ? 'ended.text' : 'nothing.text')}
          good={ended}
          onwards={{ name: t('home'), href: homeHref }}
        />
      );
    }
  }
}

/** The criteria of a search alert, to edit. */
function Search({ body, shown }: { readonly body: LinkBody; readonly shown: SearchShown }) {
  const { t } = useTranslation('link');
  const { form, confirmHref, paused, pauseHref, endHref } = shown;
  return (
    <LinkFrame title={t('search.title')} text={t('search.text')}>
      {body.done && !form.shown?.refusal ? <LinkDone text={t('search.saved')} /> : null}
      {confirmHref ? (
        <p className="link-note">
          {t('search.unconfirmed')} <a href={confirmHref}>{t('search.confirm')}</a>
        </p>
      ) : null}
      {paused ? (
        <p className="link-note">
          {t('subscription.alert.paused.note')} {pauseHref ? <PauseLink href={pauseHref} paused instead /> : null}
        </p>
      ) : null}
      <PlainForm form={form} level={2}>
        <div className="link-acts">
          <button type="submit" className="button">
            {t('search.button')}
          </button>
          {pauseHref && !paused ? <PauseLink href={pauseHref} paused={false} instead /> : null}
          {endHref ? <a href={endHref}>{t('subscription.alert.end.link')}</a> : null}
        </div>
      </PlainForm>
    </LinkFrame>
  );
}
