/** How every browser that people use begins: the platform in brackets, then its engine. */
const BROWSER = /^Mozilla\/5\.0 \([^()]*(?:\([^()]*\)[^()]*)*\) (?:AppleWebKit|Gecko)\/\d/;

/** Words and addresses by which programs say what they are; a browser inside another program is one of its windows. */
const SAYS_SO =
  /bot|crawl|spider|scrap|preview|headless|monitor|synthetic|scan\b|lighthouse|probe|agent|optimizer|favicon|checker|electron\/|https?:|www\.|compatible;|[a-z]\.(?:com|io|co|fr|net|org)\b|@[a-z][\w-]*\.[a-z]/i;

/** The one remark that browsers make about their engine. */
const OWN_REMARK = '(KHTML, like Gecko)';

/**
 * Programs that borrow a browser's whole name and add a word of their own. From crawler-user-agents 1.60 (MIT,
 * github.com/monperrus/crawler-user-agents): those that the rules above do not tell; new ones are found by its test.
 */
const NAMES = [
  'Collapsify',
  'CookieHub',
  'CPH2557 Build/AP3A.240617.008',
  'DareBoost',
  'Datanyze',
  'Dlc/',
  'Fluid/',
  'Ghost Inspector',
  'GTmetrix',
  'Hardenize',
  'Hotjar',
  'LinkTiger',
  'Manus-User',
  'MarketGoo',
  'MetaIAB Facebook',
  'newsai/',
  'PingdomTMS',
  'PlayStore-Google',
  'Playwright',
  'PTST/',
  'Readable/',
  'Rigor',
  'Scope3',
  'SecurityHeaders',
  'Selenium',
  'Silktide',
  'Sindup',
  'splash Version',
  'TestLocally',
  'TSM-turingos',
  'watchTowr',
  'YLT ',
] as const;

/**
 * Whether a program asks, going by what it calls itself; what names no browser is one. A program that lies is not found out.
 * `isRobot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')` → `true`
 */
export function isRobot(userAgent: string): boolean {
  if (!BROWSER.test(userAgent) || SAYS_SO.test(userAgent)) return true;
  if (userAgent.includes('(KHTML') && !userAgent.includes(OWN_REMARK)) return true;
  return NAMES.some(name => userAgent.includes(name));
}
