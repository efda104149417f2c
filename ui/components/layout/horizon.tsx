/** The emblem's valley line, as the background of pages without a picture. */
export function Horizon() {
  return (
    <svg
      className="horizon"
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="horizon-sun" cx="1080" cy="200" r="92" />
      <path className="horizon-far" d="M0 270C180 190 330 180 520 240s330 90 520 20 300-60 400-20v180H0z" />
      <path className="horizon-mid" d="M0 330c200-60 380-50 560-10s340 30 520-20 260-40 360-10v130H0z" />
      <path className="horizon-house" d="M330 316v-44l34-30 34 30v44zM356 300v-14h16v14z" />
      <path className="horizon-near" d="M0 376c240-46 470-40 720-12s500 20 720-16v72H0z" />
    </svg>
  );
}
