import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureView } from '../../../application/view/picture-view.ts';
import type { GalleryStore } from '../../stores/gallery.store.ts';
import { atRest } from './at-rest.ts';
import { coverPage } from './cover-page.ts';
import { Icon } from './icon.tsx';
import { GENERATED_ON_REQUEST } from '../../../domain/media/picture-address.ts';
import { Picture } from './picture.tsx';
import { Words } from './words.tsx';

/** A picture in the full-screen gallery. */
export type GalleryPicture = PictureView & { readonly kind?: 'photo' | 'floor-plan' };

/** Full-screen gallery of a property's pictures, one at a time. */
export const FullScreen = observer(function FullScreen({
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
  const uncover = useRef<() => void>(undefined);
  const strip = useRef<HTMLUListElement>(null);
  const { isOpen, at } = store;
  const current = pictures[at];
  // The deferred value renders the thumbnails after the large picture, which visitors see first.
  const drawn = useDeferredValue(isOpen, false);
  const settled = drawn && isOpen;

  useEffect(() => {
    const element = dialog.current;
    const shown = element?.matches(':popover-open') === true;
    if (isOpen && element && !shown) {
      const opener = document.activeElement;
      element.showPopover();
      uncover.current = coverPage(element, opener);
    }
    if (!isOpen) {
      if (shown) element.hidePopover();
      uncover.current?.();
    }
  }, [isOpen]);
  useEffect(() => () => uncover.current?.(), []);
  useEffect(() => {
    const stage = strip.current;
    if (!isOpen || !stage) return;
    stage.scrollTo({ left: at * stage.clientWidth });
  }, [isOpen, at]);
  useEffect(() => {
    if (!settled) return;
    dialog.current
      ?.querySelector(`.full-screen-thumbs > :nth-child(${at + 1})`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [settled, at]);

  return (
    // A popover instead of a modal dialog: showing a modal dialog restyles every element of the page before the first paint.
    // biome-ignore lint: keys move between the pictures wherever the focus is
    <dialog
      ref={dialog}
      popover="auto"
      aria-modal
      className="full-screen"
      aria-label={`${t('gallery.name')}, ${name}`}
      onToggle={({ currentTarget }) => {
        // The event `toggle` fires a frame after the gallery closes; by then the gallery may be open again.
        if (!currentTarget.matches(':popover-open')) close();
      }}
      onKeyDown={event => {
        if (store.key(event.key)) event.preventDefault();
      }}
    >
      {/* The content of a closed dialog is unmounted in a deferred render. */}
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
          {/* Hidden from screen readers: the counter announces the same text. */}
          <p className="full-screen-caption" aria-hidden="true">
            {current && !current.uncaptioned ? <Words text={current.alt} /> : null}
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
                {settled
                  ? pictures.map((picture, index) => (
                      <li key={picture.id}>
                        <button
                          type="button"
                          aria-current={index === at ? 'true' : undefined}
                          aria-label={t('gallery.show', { at: index + 1 })}
                          onClick={() => store.show(index)}
                        >
                          <Picture picture={picture} widths={[100, 400]} sizes="96px" decorative bare />
                        </button>
                      </li>
                    ))
                  : null}
              </ul>
            </>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
});

/** A full-screen picture; `aria-busy` until the large file has loaded. */
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
          {/* Placeholder: the small file, which the page has loaded already. */}
          <Picture picture={picture} widths={[400]} sizes="400px" decorative bare />
          <Picture
            picture={picture}
            widths={[600, 1360, 1920]}
            sizes="100vw"
            first={near}
            large={GENERATED_ON_REQUEST}
            onDone={() => setCome(true)}
          />
        </>
      ) : null}
    </li>
  );
}
