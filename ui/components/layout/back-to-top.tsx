import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Icon } from '../common/icon.tsx';
import { useScrollStore } from '../common/use-scroll-store.ts';

/** Duration of the scroll in milliseconds; 0 with reduced motion. */
const DURATION = 500;

export const BackToTop = observer(function BackToTop() {
  const { t } = useTranslation('common');
  const scroll = useScrollStore();
  return (
    <button
      type="button"
      className="back-to-top"
      hidden={!scroll.pastTop}
      onClick={scrollToTop}
      aria-label={t('backToTop')}
    >
      <Icon name="up" />
    </button>
  );
});

function scrollToTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0 });
    return;
  }
  const from = window.scrollY;
  const start = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - start) / DURATION);
    window.scrollTo({ top: from * (1 - share) ** 3 });
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
