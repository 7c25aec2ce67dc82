import { sha256 } from '@veracite/terms/digest'

/**
 * The style of single pages that the server itself shows: font, scale and colours of the console, light and dark. The
 * font is the server's own; where there is none, that of the system.
 */
export const SMALL_PAGE_STYLE =
  '@font-face{font-family:Geist;src:url("/assets/geist-1.woff2") format("woff2");font-weight:400 600;font-display:optional}:root{color-scheme:light dark;--bg:light-dark(#faf9f7,#131312);--surface:light-dark(#fff,#1b1b19);--line:light-dark(#e6e3dd,#2e2e2b);--control:light-dark(#8b877e,#75736c);--ink:light-dark(#191917,#efeeea);--ink-2:light-dark(#53514b,#b8b6af);--accent:light-dark(#2c47b8,#9db0ff);--on-accent:light-dark(#fff,#11131f)}body{font:15px/24px Geist,system-ui,sans-serif;max-width:544px;margin:48px auto;padding:0 16px;color:var(--ink);background:var(--bg)}h1{font-size:24px;line-height:32px;font-weight:500;letter-spacing:-.015em}code{font:13px/20px "Geist Mono",ui-monospace,monospace;overflow-wrap:anywhere}fieldset{border:1px solid var(--line);border-radius:12px;background:var(--surface);margin:16px 0;padding:12px 16px}legend{color:var(--ink-2);font-size:13px;line-height:20px}label{display:block;margin:4px 0}a{color:var(--accent)}button,a.button{display:inline-block;font:500 13px/20px Geist,system-ui,sans-serif;padding:8px 16px;margin:0 8px 8px 0;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--ink);text-decoration:none;cursor:pointer}button.yes{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}'

/** Nothing but that style and that font; `formsTo`: where else a form may lead. */
export const smallPagePolicy = (formsTo = ''): string =>
  `default-src 'none'; style-src 'sha256-${sha256(SMALL_PAGE_STYLE).toString('base64')}'; font-src 'self'; form-action 'self'${formsTo === '' ? '' : ` ${formsTo}`}; base-uri 'none'; frame-ancestors 'none'`
