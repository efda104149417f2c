import { observer } from 'mobx-react-lite';
import { type MouseEvent, type UIEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { PictureView } from '../../application/view/picture-view.ts';
import { pictureAddress } from '../../domain/media/picture-address.ts';
import { GalleryStore } from '../stores/gallery.store.ts';
import { afterPaint } from './after-paint.ts';
import { Icon } from './icon.tsx';
import { NoPicture } from './no-picture.tsx';
import { Picture } from './picture.tsx';
import { Ribbon } from './ribbon.tsx';
import { Words } from './words.tsx';

type GalleryPicture = PictureView & { readonly kind?: 'photo' | 'floor-plan' };

/** What stands behind '#' while a picture fills the screen: Back leads out of it. */
const OPEN = '#photos';
/**
 * How wide a picture is on a phone, for the choice of its file: between two files browsers take the smaller one, which at two
 * and three device pixels to one is seen; at fewer, 600 are enough.
 */
const ON_A_PHONE = '(resolution >= 2dppx) 120vw, 80vw';
/** Milliseconds of rest after which a strip that was swiped counts as arrived. */
const REST = 90;

/**
 * The pictures of a property: one large and four small, on a phone a strip to swipe; each is a link to the picture, which
 * with script fills the screen.
 */
export const Gallery = observer(function Gallery({
  pictures,
  name,
  card,
}: {
  readonly pictures: readonly GalleryPicture[];
  readonly name: string;
  readonly card?: Parameters<typeof Ribbon>[0]['card'];
}) {
  const { t } = useTranslation('property');
  const [store] = useState(() => new GalleryStore(pictures.length));
  const navigate = useNavigate();
  const { hash } = useLocation();
  const pushed = useRef(false);

  // An address with the '#' opens the gallery; Back takes the '#' away and the gallery with it. The listener stays through
  // changes of '#': the router draws those before later listeners of the same event are called.
  useEffect(() => {
    const left = () => {
      pushed.current = false;
      if (location.hash !== OPEN) store.close();
    };
    addEventListener('popstate', left);
    return () => removeEventListener('popstate', left);
  }, [store]);
  useEffect(() => {
    // The router may tell of the '#' when Back took it away already.
    if (hash === OPEN && location.hash === OPEN && !store.isOpen) store.open(0);
  }, [hash, store]);

  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    store.open(at);
    // The picture comes first: the address is changed behind it.
    afterPaint(() => {
      if (!store.isOpen || pushed.current) return;
      pushed.current = true;
      void navigate({ hash: OPEN }, { preventScrollReset: true });
    });
  };
  const close = () => {
    if (!store.isOpen) return;
    store.close();
    if (pushed.current) afterPaint(() => void navigate(-1));
    pushed.current = false;
  };

  if (pictures.length === 0) {
    return (
      <div className="gallery" data-count="0">
        <NoPicture />
      </div>
    );
  }
  const plan = pictures.findIndex(({ kind }) => kind === 'floor-plan');
  return (
    <section className="gallery" aria-label={t('gallery.name')} data-count={Math.min(5, pictures.length)}>
      <ul className="gallery-strip" onScroll={atRest(store.show)}>
        {pictures.map((picture, at) => (
          <li key={picture.id} data-kind={picture.kind}>
            <figure>
              <a href={pictureAddress(picture.id, { width: 1360, format: 'webp' })} onClick={event => open(event, at)}>
                <Picture
                  picture={picture}
                  widths={[400, 600, 1360]}
                  sizes={
                    at === 0
                      ? `(width >= 1360px) 848px, (width >= 768px) 66vw, ${ON_A_PHONE}`
                      : `(width >= 1360px) 290px, (width >= 768px) 23vw, ${ON_A_PHONE}`
                  }
                  first={at === 0}
                  large={at === 0}
                />
              </a>
              {picture.alt.text === '' ? null : (
                // What the picture's own text says, for those who see it.
                <figcaption aria-hidden="true">
                  <Words text={picture.alt} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {card ? <Ribbon card={card} /> : null}
      <p className="gallery-counter" aria-hidden="true">
        {store.at + 1} / {pictures.length}
      </p>
      <p className="gallery-buttons">
        <a className="gallery-button" href={OPEN} onClick={event => open(event, 0)}>
          <Icon name="expand" />
          {t('gallery.all', { count: pictures.length })}
        </a>
        {plan > 0 ? (
          <a className="gallery-button" href={OPEN} onClick={event => open(event, plan)}>
            <Icon name="plan" />
            {t('gallery.plan')}
          </a>
        ) : null}
      </p>
      <FullScreen store={store} pictures={pictures} name={name} close={close} />
    </section>
  );
});

const FullScreen = observer(function FullScreen({
  store,
  pictures,
  name,
  close,
}: {
  readonly store: GalleryStore;
  readonly pictures: readonly GalleryPicture[];
  readonly name: string;
  readonly close: () => void;
}) {
  const { t } = useTranslation('property');
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const { isOpen, at } = store;
  const current = pictures[at];
  // The small pictures below wait until the large one is on the screen.
  const drawn = useDeferredValue(isOpen, false);
  const settled = drawn && isOpen;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    const stage = strip.current;
    if (!isOpen || !stage) return;
    stage.scrollTo({ left: at * stage.clientWidth, behavior: 'instant' });
    dialog.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [isOpen, at]);

  return (
    // biome-ignore lint: keys move between the pictures wherever the focus is
    <dialog
      ref={dialog}
      className="full-screen"
      aria-label={`${t('gallery.name')}, ${name}`}
      onClose={({ currentTarget }) => {
        // Told with the next frame: by then it may be open again.
        if (!currentTarget.open) close();
      }}
      onKeyDown={event => {
        if (store.key(event.key)) event.preventDefault();
      }}
    >
      {/* A closed dialog is not seen: what was in it is taken down behind the page that is. */}
      {isOpen || drawn ? (
        <>
          <div className="full-screen-head">
            <p aria-live="polite">
              <span className="visually-hidden">{t('gallery.picture')} </span>
              {at + 1} / {pictures.length}
              <span className="visually-hidden">: {current?.alt.text}</span>
            </p>
            <button type="button" aria-label={t('gallery.close')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {/* biome-ignore lint: a region that scrolls has to be reachable by keyboard */}
          <ul
            ref={strip}
            className="full-screen-stage"
            tabIndex={0}
            aria-label={t('gallery.name')}
            onScroll={atRest(store.show)}
          >
            {pictures.map((picture, index) => (
              <Slide
                key={picture.id}
                picture={picture}
                shown={index === at}
                near={Math.abs(index - at) < 2}
                filled={index === at || (settled && Math.abs(index - at) < 3)}
              />
            ))}
          </ul>
          {/* Announced by the counter, whose words it repeats. */}
          <p className="full-screen-caption" aria-hidden="true">
            {current ? <Words text={current.alt} /> : null}
          </p>
          {pictures.length > 1 ? (
            <>
              <button
                type="button"
                className="full-screen-previous"
                aria-label={t('gallery.previous')}
                onClick={store.previous}
              >
                <Icon name="left" />
              </button>
              <button type="button" className="full-screen-next" aria-label={t('gallery.next')} onClick={store.next}>
                <Icon name="right" />
              </button>
              <ul className="full-screen-thumbs">
                {pictures.map((picture, index) => (
                  <li key={picture.id}>
                    <button
                      type="button"
                      aria-current={index === at ? 'true' : undefined}
                      aria-label={t('gallery.show', { at: index + 1 })}
                      onClick={() => store.show(index)}
                    >
                      {settled ? <Picture picture={picture} widths={[100, 400]} sizes="96px" decorative /> : null}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
});

/** A picture on the whole screen; it is busy until the large file has come. */
function Slide({
  picture,
  shown,
  near,
  filled,
}: {
  readonly picture: GalleryPicture;
  readonly shown: boolean;
  readonly near: boolean;
  readonly filled: boolean;
}) {
  const [come, setCome] = useState(false);
  return (
    <li data-kind={picture.kind} aria-hidden={!shown} aria-busy={filled && !come}>
      {filled ? (
        <>
          {/* What the page showed already, until the large one has come. */}
          <Picture picture={picture} widths={[400]} sizes="400px" decorative />
          <Picture
            picture={picture}
            widths={[600, 1360, 1920]}
            sizes="100vw"
            first={near}
            large
            onDone={() => setCome(true)}
          />
        </>
      ) : null}
    </li>
  );
}

/** Says at which picture a strip came to rest. */
function atRest(arrived: (at: number) => void): (event: UIEvent<HTMLElement>) => void {
  return ({ currentTarget: strip }) => {
    clearTimeout(Number(strip.dataset['timer']));
    strip.dataset['timer'] = String(setTimeout(() => arrived(Math.round(strip.scrollLeft / strip.clientWidth)), REST));
  };
}
