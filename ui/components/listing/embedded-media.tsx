import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediumView } from '../../../application/browse/property-body.ts';
import type { PictureView } from '../../../application/view/picture-view.ts';
import { mayLoad } from '../../../domain/consent/third-party.ts';
import { pictureAddress } from '../../../domain/media/picture-address.ts';
import { useApp } from '../common/app-context.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { sourceSet } from '../common/picture.tsx';
import { useLive } from '../common/use-live.ts';

/** Third-party videos and tours: links until the visitor has consented to the provider; then a click opens the player in place. */
export function EmbeddedMedia({
  media,
  poster,
}: {
  readonly media: readonly MediumView[];
  readonly poster: PictureView | undefined;
}) {
  const { t } = useTranslation('property');
  return (
    <section aria-label={t('media.title')}>
      <ul className="media">
        {media.map(medium => (
          <li key={medium.url}>
            <Medium medium={medium} poster={poster} />
          </li>
        ))}
      </ul>
      <p className="media-why">{t('media.why')}</p>
    </section>
  );
}

const Medium = observer(function Medium({
  medium,
  poster,
}: {
  readonly medium: MediumView;
  readonly poster: PictureView | undefined;
}) {
  const { consent } = useApp();
  const { t } = useTranslation('property');
  const [open, setOpen] = useState(false);
  const [stillFails, setStillFails] = useState(false);
  const { kind, url, player } = medium;
  const still = stillFails ? undefined : medium.still;
  // Hydration must render the server's HTML, which is without consent. The stored consent may be known earlier, so it is ignored until
  // hydration ends.
  const live = useLive();
  const allowed = live && mayLoad(consent.chosen, kind);
  const asked = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // After consent given from here, focuses the button that replaced the link.
    if (allowed && asked.current) opener.current?.focus();
    asked.current = false;
    // If consent is withdrawn, the player closes; after a new consent it opens on another click only.
    if (!allowed) setOpen(false);
  }, [allowed]);
  useEffect(() => {
    // The pressed button was unmounted: focuses the player instead.
    if (open) (frame.current ?? film.current)?.focus();
  }, [open]);
  const name = t(`media.${kind}`);
  const tour = kind === 'matterport' || kind === 'tvl' || kind === 'yisual';
  const link = (
    <Link href={url}>
      <Icon name={tour ? 'expand' : 'play'} />
      {name}
    </Link>
  );
  const outside = (
    <Link href={url}>
      <Icon name="link" />
      {t('media.outside')}
    </Link>
  );
  if (!player) return link;
  if (!allowed) {
    return (
      <>
        {link}
        {live && consent.known ? (
          <p className="media-ask">
            {t('media.ask')}{' '}
            <button
              type="button"
              className="link-button"
              onClick={() => {
                asked.current = true;
                consent.customize();
              }}
            >
              {t('media.choose')}
            </button>
          </p>
        ) : null}
      </>
    );
  }
  if (!open) {
    return (
      <>
        <button type="button" className="media-stage media-open" ref={opener} onClick={() => setOpen(true)}>
          {still || poster ? (
            <img
              src={still ?? pictureAddress(poster?.id ?? '', { width: 600, format: 'webp' })}
              srcSet={still || !poster ? undefined : sourceSet(poster.id, [400, 600, 1360], 'webp')}
              sizes="(width <= 48rem) 94vw, 40rem"
              width="600"
              height="338"
              alt=""
              loading="lazy"
              onError={() => setStillFails(true)}
            />
          ) : null}
          <span>
            <Icon name={tour ? 'expand' : 'play'} />
            {name}
          </span>
        </button>
        {outside}
      </>
    );
  }
  return (
    <>
      {'mimetype' in player ? (
        // Third-party videos have no transcript; a link to the source stays beside it.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video ref={film} className="media-stage" controls autoPlay playsInline aria-label={name}>
          <source src={url} type={player.mimetype} />
        </video>
      ) : (
        <iframe
          ref={frame}
          className="media-stage"
          src={player.frame}
          title={name}
          allow="autoplay; fullscreen; picture-in-picture; xr-spatial-tracking"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      )}
      {outside}
    </>
  );
});
