import { editions, type Edition } from '../contract/shared/sites';
import { texts, type EditionTexts } from './other-edition-texts';

/** Paper and ink of app/theme/tokens.css: without a network no style sheet of this edition loads. */
const style =
  'body{max-width:36em;padding:1em;margin:auto;background:#f8f5ee;color:#1d1a16;font:1.1em/1.7 sans-serif}' +
  'h1,h2{font-family:serif}' +
  'a{display:inline-flex;align-items:center;min-width:44px;min-height:44px;color:inherit}' +
  '@media(prefers-color-scheme:dark){body{background:#1d1a16;color:#f8f5ee}}';

/** The test of this file compares the hash with the style. */
const policy = "default-src 'none';style-src 'sha256-2fjgJG0bY71bSl6vMX39l5JgdcmZqqyGM6IzaEhcq7o='";

/** Responds to the request for an edition that is not kept, in its language and in the one of the kept edition. */
export function createOtherEditionPage(asked: Edition, kept: Edition): Response {
  const link = (to: Edition, text: string) => `<a href="${editions[to].website}">${text}</a>`;
  const sentence = ({ names, text }: EditionTexts) => `<p>${text(link(kept, names[kept]))}</p>`;
  const [own, other] = [texts[asked], texts[kept]];
  const html =
    `<!doctype html><html lang="${editions[asked].lang}"><meta charset="utf-8">` +
    `<title>${own.title}</title><meta name="viewport" content="width=device-width">` +
    `<style>${style}</style><main><h1>${own.title}</h1>${sentence(own)}${link(asked, own.retry)}` +
    `<div lang="${editions[kept].lang}"><h2>${other.title}</h2>${sentence(other)}</div></main>`;
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
  return new Response(html, { status: 503, headers });
}
