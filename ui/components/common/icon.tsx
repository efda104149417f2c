/** SVG paths of line icons on a 24 × 24 grid. Each icon is decorative, because it is beside text or in a labelled button. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  phone:
    'M6 3h4l1.5 5L9 9.500a12 12 0 0 0 5.500 5.500L16 12.500l5 1.500v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  bed: 'M3 18v-11M3 14h18v4M21 14v-2a3 3 0 0 0-3-3h-8v5M6.500 9.500a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600z',
  bath: 'M4 12h17v2a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM6 12V6a2.500 2.500 0 0 1 5 0M7 19l-1 2M18 19l1 2',
  area: 'M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6',
  plot: 'M7 10h10l4 10H3zM12 14V3.500l5 2-5 2.500',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.500 5.500L7 7M17 17l1.500 1.500M18.500 5.500L17 7M7 17l-1.500 1.500',
  car: 'M4 17v-5l2-6h12l2 6v5zM4 12h16M6 17v2M18 17v2',
  map: 'M9 4L3 6.500v13.500L9 17.500l6 2.500 6-2.500V4l-6 2.500zM9 4v13.500M15 6.500V20',
  split: 'M4 5h16v14H4zM12 5v14M7 9h2M7 12h2M7 15h2',
  plan: 'M4 4h16v16H4zM4 13h6M13 20v-7h7M10 4v4',
  pin: 'M12 21c4.500-5 7-8.500 7-11.500a7 7 0 1 0-14 0C5 12.500 7.500 16 12 21zM12 7a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  print: 'M7 8V3h10v5M7 17H4v-9h16v9h-3M7 14h10v7H7z',
  share:
    'M17 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM6 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM17 16a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM8.300 10.800l6.500-4M8.300 13.200l6.500 4',
  heart: 'M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500c0 3-2 6.500-9 11.500z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  check: 'M4 12.500l5 5L20 6.500',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  pause: 'M9 5v14M15 5v14',
  play: 'M7 4l13 8-13 8z',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  camera: 'M4 8h4l1.500-3h5L16 8h4v11H4zM12 10a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-4 3.500-6 8-6s8 2 8 6',
  home: 'M3 11l9-7 9 7M6 9.500V20h12V9.500M10 20v-6h4v6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4.200 4.200 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4.200 4.200 0 0 0 6 6l1-1',
  key: 'M8 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 12l9-9M16 7l3 3M13 10l2 2',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.500a2.200 2.200 0 0 0 4 0M12 3v2',
  alert: 'M12 4l9 16H3zM12 10v5M12 17.500v.500',
  facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.500z',
  instagram: 'M4 4h16v16H4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 6.800v.500',
  linkedin: 'M5 9v11M5 5v.500M10 20V9M10 13a4.500 4.500 0 0 1 9 0v7',
} as const;

export type IconName = keyof typeof PATHS;

export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(PATHS, name);
}

/** A line icon. CSS styles its strokes, because attributes would be repeated for hundreds of icons per page. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
