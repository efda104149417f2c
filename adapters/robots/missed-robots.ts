/**
 * Robots that isbot 5.2.3 does not detect, with sample user agents. Most are from crawler-user-agents 1.60 (MIT,
 * github.com/monperrus/crawler-user-agents); the user agents of the second entry are invented variants. A test fails as soon as isbot
 * detects all samples of an entry, which is then to be removed.
 */
export const MISSED_ROBOTS: readonly { readonly pattern: RegExp; readonly names: readonly string[] }[] = [
  {
    // User agents without the beginning that all browsers have: the platform in brackets, then the engine.
    pattern: /^(?!Mozilla\/5\.0 \([^()]*(?:\([^()]*\)[^()]*)*\) (?:AppleWebKit|Gecko)\/\d)/,
    names: [
      '',
      'Mozilla/5.0 (X11; Linux x86_64)',
      'Mozilla/5.0 (X11; Linux x86_64) Miniature.io/6.0 AppleWebKit/537.36 (KHTML, like Gecko) QtWebEngine/5.12.4 Chrome/69.0.3497.128 Safari/537.36',
    ],
  },
  {
    // Contents that no browser has: a URL, a purpose, or another remark about the engine.
    pattern: /compatible;|www\.|favicon|probe|\(KHTML, (?!like Gecko\))/i,
    names: [
      'Mozilla/5.0 (compatible; Watcher) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 www.watcher.example',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Favicons',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 probe',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Watcher) Chrome/120.0.0.0 Safari/537.36',
    ],
  },
  {
    pattern: /CPH2557 Build\/AP3A\.240617\.008/,
    names: [
      'Mozilla/5.0 (Linux; Android 15; CPH2557 Build/AP3A.240617.008; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.142 Mobile Safari/537.36 Instagram 406.0.0.58.159',
    ],
  },
  {
    // Programs built with Electron, such as code editors, load pages in their own window.
    pattern: /Electron\//,
    names: [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Code/1.115.0 Chrome/142.0.7444.265 Electron/39.8.5 Safari/537.36',
    ],
  },
  {
    pattern: /Fluid\//,
    names: [
      'Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10_5_6; en-us) AppleWebKit/528.16 (KHTML, like Gecko) Fluid/0.9.6 Safari/528.16',
    ],
  },
  {
    pattern: /GTmetrix/,
    names: [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36 GTmetrix',
    ],
  },
  {
    pattern: /MetaIAB Facebook/,
    names: [
      'Mozilla/5.0 (Linux; Android 16; Pixel 10 Pro XL Build/CP1A.260305.018; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0.7680.174 Mobile Safari/537.36 MetaIAB Facebook',
    ],
  },
  {
    pattern: /TSM-turingos/,
    names: [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7; TSM-turingos-1253296984) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36',
    ],
  },
  {
    pattern: / YLT /,
    names: [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_6) AppleWebKit/537.36 (KHTML, like Gecko) YLT Chrome/85.0.4183.121 Safari/537.36',
    ],
  },
];
