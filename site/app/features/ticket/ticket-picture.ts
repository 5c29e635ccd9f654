import { qrModules } from '../../../contract/shared/qr-modules';

/** Texts of a ticket from top to bottom. */
export interface TicketTexts {
  museum: string;
  title: string;
  when: string;
  people: string;
  code: string;
  how: string;
}

const width = 720;
const height = 1080;
const margin = 60;
const codeSize = 480;
const ink = '#1d1b18';
const soft = '#57524a';
const fonts = '"Noto Serif CJK SC", "Songti SC", "SimSun", serif';

/** Draws a ticket for a telephone's photo album: black on white, readable by a scanner from the screen. */
export async function drawTicket(qrText: string, texts: TicketTexts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.textAlign = 'center';
  const line = (text: string, y: number, size: number, colour = ink) => {
    context.fillStyle = colour;
    context.font = `${size}px ${fonts}`;
    context.fillText(text, width / 2, y, width - 2 * margin);
  };
  line(texts.museum, 96, 34, soft);
  line(texts.title, 160, 52);
  line(texts.when, 226, 36);
  line(texts.people, 278, 36);
  drawQrCode(context, qrText, (width - codeSize) / 2, 312);
  line(texts.code, 880, 72);
  line(texts.how, 960, 26, soft);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The canvas gives no picture.'));
    }, 'image/png');
  });
}

function drawQrCode(context: CanvasRenderingContext2D, text: string, left: number, top: number) {
  const modules = qrModules(text);
  const unit = Math.floor(codeSize / modules.length);
  const inset = Math.round((codeSize - unit * modules.length) / 2);
  context.fillStyle = '#000';
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(left + inset + x * unit, top + inset + y * unit, unit, unit);
    });
  });
}
