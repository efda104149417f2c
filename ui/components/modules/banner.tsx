import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerView } from '../../../application/browse/banner-view.ts';
import type { PictureView } from '../../../application/view/picture-view.ts';
import { mayLoad } from '../../../domain/consent/third-party.ts';
import { pictureAddress } from '../../../domain/media/picture-address.ts';
import { useApp } from '../common/app-context.ts';
import { BannerStore } from '../../stores/banner.store.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { sourceSet } from '../common/picture.tsx';
import { SearchBlock } from '../search/search-block.tsx';
import { Words } from '../common/words.tsx';

/** Milliseconds for which the carousel shows each picture. */
const STAY = 6000;

/** Top of the home page: pictures, title, and the search over their lower edge. */
export function Banner({ banner, title }: { readonly banner: BannerView; readonly title: string }) {
  const { type, pictures, slides, video, description, search } = banner;
  const { site } = useApp();
  const { logo } = site.brand;
  // The logo appears only once on the screen; the header's has priority.
  const showLogo = banner.showLogo && !site.showLogoAtStart;
  const slider = type === 'properties' || type === 'projects';
  const first = pictures[0];
  return (
    <div className="banner" data-type={type}>
      <div className="banner-stage">
        {slider ? (
          <Carousel count={slides.length} slides={slides} />
        ) : type === 'gallery' && pictures.length > 1 ? (
          <Carousel count={pictures.length} slides={pictures.map(picture => ({ picture }))} />
        ) : type === 'video' && video ? (
          <Film video={video} poster={first} />
        ) : first ? (
          <BannerPicture picture={first} first />
        ) : null}
        <div className="wrap banner-words">
          {showLogo ? (
            <img className="banner-logo" src={logo.address} width={logo.width} height={logo.height} alt="" />
          ) : null}
          <h1>{banner.title ? <Words text={banner.title} /> : title}</h1>
          {description ? (
            <p>
              <Words text={description} />
            </p>
          ) : null}
        </div>
      </div>
      {search ? (
        <div className="wrap banner-search">
          <SearchBlock search={search} />
        </div>
      ) : null}
    </div>
  );
}

type Slide = {
  readonly picture: PictureView;
  readonly title?: BannerView['slides'][number]['title'];
  readonly text?: string;
  readonly href?: string;
};

/**
 * A carousel that advances by itself, and pauses while the pointer or the focus is on the carousel; its stop button comes first in the tab
 * order.
 */
const Carousel = observer(function Carousel({
  count,
  slides,
}: {
  readonly count: number;
  readonly slides: readonly Slide[];
}) {
  const { t } = useTranslation('home');
  const [store] = useState(() => new BannerStore(count));
  const { index, started, running, playing } = store;
  useEffect(() => store.start(matchMedia('(prefers-reduced-motion: reduce)').matches), [store]);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(store.tick, STAY);
    return () => clearInterval(timer);
  }, [store, running]);
  return (
    <section
      className="carousel"
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel.name')}
      onPointerEnter={store.hold}
      onPointerLeave={store.release}
      onFocus={store.hold}
      onBlur={store.release}
    >
      {count > 1 ? (
        <div className="carousel-buttons">
          <button
            type="button"
            onClick={store.togglePlaying}
            aria-label={t(playing ? 'carousel.pause' : 'carousel.play')}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <button type="button" onClick={store.previous} aria-label={t('carousel.previous')}>
            <Icon name="left" />
          </button>
          <button type="button" onClick={store.next} aria-label={t('carousel.next')}>
            <Icon name="right" />
          </button>
        </div>
      ) : null}
      <div className="carousel-slides" aria-live={running ? 'off' : 'polite'}>
        {slides.map(({ picture, title, text, href }, at) => (
          // biome-ignore lint: a slide is a group by the authoring practices
          <div
            key={picture.id}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.place', { place: at + 1, count })}
            className="carousel-slide"
            data-current={at === index || undefined}
            inert={at !== index}
          >
            {at === 0 || started ? <BannerPicture picture={picture} first={at === 0} /> : null}
            {href && title ? (
              <Link href={href} className="carousel-link">
                <strong>
                  <Words text={title} />
                </strong>
                <span>{text}</span>
                <Icon name="right" />
              </Link>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  );
});

/**
 * A silent video over its poster. It loads and plays by itself unless the visitor prefers reduced motion or less data, or the connection is
 * slow, and a third-party video only after consent. One button stops and starts it.
 */
const Film = observer(function Film({
  video,
  poster,
}: {
  readonly video: NonNullable<BannerView['video']>;
  readonly poster: PictureView | undefined;
}) {
  const { consent } = useApp();
  const { t } = useTranslation('home');
  const film = useRef<HTMLVideoElement>(null);
  const [asked, setAsked] = useState<boolean>();
  const [playing, setPlaying] = useState(false);
  useEffect(() => setAsked(!wantsCalm()), []);
  const allowed = video.url.startsWith('/') || mayLoad(consent.chosen, 'video');
  const toggle = () => {
    if (!asked) setAsked(true);
    else if (playing) film.current?.pause();
    // If the video cannot load, or is stopped before it starts, its poster stays visible.
    else film.current?.play().catch(() => undefined);
  };
  return (
    <>
      {asked !== undefined && allowed ? (
        <div className="carousel-buttons">
          <button type="button" onClick={toggle} aria-label={t(playing ? 'film.pause' : 'film.play')}>
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        </div>
      ) : null}
      {poster ? <BannerPicture picture={poster} first /> : null}
      {asked && allowed ? (
        <video
          ref={film}
          className="banner-picture banner-film"
          muted
          loop
          playsInline
          autoPlay
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          <source src={video.url} type={video.mimetype} />
        </video>
      ) : null}
    </>
  );
});

/** Whether the visitor prefers reduced motion or less data, or the connection is too slow for video. */
function wantsCalm(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    connection?.saveData === true ||
    ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
  );
}

/** Banner picture in its two formats: on a phone the 600-pixel file, or the next larger one on a dense screen; otherwise 1920 pixels. */
function BannerPicture({ picture, first }: { readonly picture: PictureView; readonly first: boolean }) {
  return (
    <picture>
      {(['avif', 'webp'] as const).map(format => (
        <source
          key={format}
          type={`image/${format}`}
          media="(max-width: 767px)"
          sizes="80vw"
          srcSet={sourceSet(picture.id, [600, 1360], format)}
        />
      ))}
      <source type="image/avif" srcSet={pictureAddress(picture.id, { width: 1920, format: 'avif' })} />
      <img
        className="banner-picture"
        src={pictureAddress(picture.id, { width: 1920, format: 'webp' })}
        width={picture.width}
        height={picture.height}
        alt={picture.alt.text}
        lang={picture.alt.lang}
        loading="eager"
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}
