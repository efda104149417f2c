import { observer } from 'mobx-react-lite';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '../../../domain/media/picture-address.ts';
import { GalleryStore } from '../../stores/gallery.store.ts';
import { afterPaint } from '../common/after-paint.ts';
import { atRest } from '../common/at-rest.ts';
import { FullScreen, type GalleryPicture } from '../common/full-screen.tsx';
import { Icon } from '../common/icon.tsx';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';
import { Ribbon } from './ribbon.tsx';
import { Words } from '../common/words.tsx';

/** Fragment of the address while the gallery is open, so that Back closes it. */
const OPEN = '#photos';
/**
 * `sizes` of a picture on a phone. Browsers choose the smaller of two files, which looks blurred at two or three device pixels per CSS
 * pixel, hence 120vw; at fewer, 600 pixels suffice, hence 80vw.
 */
const ON_A_PHONE = '(resolution >= 2dppx) 120vw, 80vw';
/**
 * Pictures of a property: one large and four small, on a phone a strip to swipe. Each is a link to its file; with script it opens the
 * full-screen gallery.
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
  const inAddress = useFragment(store);

  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    store.open(at);
    inAddress.add();
  };
  const close = () => {
    if (!store.isOpen) return;
    store.close();
    inAddress.remove();
  };

  if (pictures.length === 0) {
    return (
      <div className="gallery" data-count="0">
        <NoPicture />
      </div>
    );
  }
  const plan = pictures.findIndex(({ kind }) => kind === 'floor-plan');
  const count = Math.min(5, pictures.length);
  const [first, other] = count === 5 ? ['640px', '320px'] : ['848px', '420px'];
  return (
    <section className="gallery" aria-label={t('gallery.name')} data-count={count}>
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
                      ? `(width >= 1360px) ${first}, (width >= 768px) 66vw, ${ON_A_PHONE}`
                      : `(width >= 1360px) ${other}, (width >= 768px) 25vw, ${ON_A_PHONE}`
                  }
                  first={at === 0}
                  large={at === 0}
                />
              </a>
              {picture.alt.text === '' || picture.uncaptioned ? null : (
                // The caption shows the text of `alt` to sighted visitors; screen readers read `alt` itself.
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

/** Keeps the fragment in the address while the gallery is open: the fragment opens the gallery, and Back removes it and closes the gallery. */
function useFragment(store: GalleryStore): { readonly add: () => void; readonly remove: () => void } {
  const navigate = useNavigate();
  /**
   * `leaving`: from the call of Back until the browser reports the previous entry. Back would remove a fragment that is added in between.
   */
  const entry = useRef<'none' | 'added' | 'leaving'>('none');
  const add = useCallback(() => {
    // The picture is shown first, and the address changes after the paint.
    afterPaint(() => {
      if (!store.isOpen || entry.current !== 'none') return;
      entry.current = 'added';
      void navigate({ hash: OPEN }, { preventScrollReset: true });
    });
  }, [navigate, store]);
  const remove = () => {
    if (entry.current !== 'added') return;
    entry.current = 'leaving';
    afterPaint(() => void navigate(-1));
  };

  useEffect(() => {
    const follow = () => {
      const reopened = entry.current === 'leaving' && store.isOpen;
      entry.current = 'none';
      if (reopened) add();
      else if (location.hash !== OPEN) store.close();
      else if (!store.isOpen) store.open(0);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [add, store]);
  return { add, remove };
}
