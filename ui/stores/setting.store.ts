import { makeAutoObservable } from 'mobx';
import type { Language } from '../../domain/text/language.ts';

export type Device = 'mobile' | 'tablet' | 'desktop';

/** The device class of a window: above 960 px desktop, 768 to 960 tablet, up to 767 mobile. `deviceOf(960)` → `'tablet'` */
export function deviceOf(width: number): Device {
  if (width > 960) return 'desktop';
  return width >= 768 ? 'tablet' : 'mobile';
}

/** Device class of the window, for behaviour; layout is done in CSS. */
export class SettingStore {
  readonly language: Language;
  device: Device = 'desktop';
  topBarShow: boolean;

  constructor(language: Language, topBarShow: boolean) {
    this.language = language;
    this.topBarShow = topBarShow;
    makeAutoObservable(this, { language: false }, { autoBind: true });
  }

  get isMobile(): boolean {
    return this.device === 'mobile';
  }

  get isTablet(): boolean {
    return this.device === 'tablet';
  }

  get isDesktop(): boolean {
    return this.device === 'desktop';
  }

  setDevice(device: Device): void {
    this.device = device;
  }

  setTopBarShow(show: boolean): void {
    this.topBarShow = show;
  }
}
