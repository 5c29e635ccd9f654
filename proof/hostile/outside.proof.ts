import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { deskSchemas } from '../../site/contract/schemas/desk';
import { deskEndpoints, type DeskCallName } from '../../site/contract/shared/desk/endpoints';
import { endpoints } from '../../site/contract/shared/endpoints';
import { root } from '../../site/scripts/lib/paths.mjs';
import { run } from '../../site/scripts/lib/run.mjs';
import { writePackFiles, type PackFiles } from '../../site/server/testing/fixture-pack';
import { createZip, type ZipEntry } from '../../site/server/testing/zip-file';
import { noteMeasured } from '../measured';
import { readResidentBytes } from '../museum';
import { callNames, exampleOf, isEnd } from './calls';
import { expect, memberHeaders, staffHeaders, test, type HostileMuseum } from './museum';
import { formatStatuses, requestOf, type HostileAnswer } from './send';

/** Imports a pack by the command of the operator, while the service runs. */
async function importHere(
  { settings }: HostileMuseum,
  files: PackFiles,
): Promise<{ code: number; output: string }> {
  const folder = writePackFiles(mkdtempSync(join(tmpdir(), 'yunze-hostile-')), files);
  const command = [process.execPath, `${root}site/dist/server/run.js`, 'content:import', folder];
  try {
    return await run(command, { env: settings });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const article = {
  id: 'hostile',
  category: 'News',
  title_zh: '敌',
  title_en: 'Hostile',
  published_at: '2026-01-01T09:00:00+08:00',
};

const object = {
  id: 'hostile-pot',
  category: 'bronze',
  title_zh: '罐',
  period: 'shang',
  holder_zh: '馆',
};

async function listen(): Promise<{ server: Server; address: string; paths: string[] }> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.end('seen');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${port}`, paths };
}

test('API7: no address in a pack, a call, a report or a header is requested by the service', async ({
  hostileMuseum: museum,
}) => {
  const { server, address, paths } = await listen();
  const picture = { file: 'a.jpg', alt_zh: '图', alt_en: 'Picture' };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90"><image xlink:href="${address}/svg" href="${address}/svg" width="9" height="9"/></svg>`;
  const xml = `<!DOCTYPE a [<!ENTITY b SYSTEM "${address}/entity">]>${svg.replace('</svg>', '&b;</svg>')}`;
  const packs: PackFiles[] = [
    { 'entries.json': [{ ...article, link_url: `${address}/link` }] },
    { 'entries.json': [{ ...article, content_zh: `<p><a href="${address}/a">x</a></p>` }] },
    { 'entries.json': [{ ...article, content_zh: `<p><img src="${address}/img" alt="x"></p>` }] },
    { 'entries.json': [{ ...article, images: [{ ...picture, file: `${address}/file.jpg` }] }] },
    { 'entries.json': [{ ...article, images: [picture] }], 'a.jpg': svg },
    { 'entries.json': [{ ...article, images: [picture] }], 'a.jpg': xml },
    { 'entries.json': [{ ...article, audio: { file: `${address}/tune.mp3` } }] },
    { 'entries.json': [{ ...article, video: { mp4: `${address}/a.mp4`, poster: 'a.jpg' } }] },
    { 'objects.json': { objects: [{ ...object, images: [], source_url: `${address}/source` }] } },
    {
      'objects.json': { objects: [{ ...object, image: { file: `//${address.slice(7)}/x.jpg` } }] },
    },
  ];
  const imports: number[] = [];
  for (const files of packs) imports.push((await importHere(museum, files)).code);
  const answers: HostileAnswer[] = [];
  for (const name of callNames.filter((each) => !isEnd(each))) {
    const example = exampleOf(name);
    const fields = Object.fromEntries(
      Object.keys(example).map((field) => [field, `${address}/${name}`]),
    );
    const headers = memberHeaders(museum.members.attacker.token);
    for (const input of [
      fields,
      ...Object.keys(example).map((field) => ({ ...example, [field]: `${address}/${name}` })),
    ]) {
      answers.push(await museum.send(requestOf(endpoints[name], input, headers)));
    }
  }
  for (const name of Object.keys(deskEndpoints) as DeskCallName[]) {
    if (/Logout|deskPassword/.test(name)) continue;
    const example = deskSchemas[name].example as Record<string, unknown>;
    const headers = staffHeaders(museum.staff.administrator);
    for (const field of Object.keys(example)) {
      const input = { ...example, [field]: `${address}/${name}` };
      answers.push(await museum.send(requestOf(deskEndpoints[name], input, headers)));
    }
  }
  for (const path of ['/', '/p/zh/News', '/iiif/manifests', '/qr/', '/api/docs']) {
    const headers = { 'x-forwarded-host': address.slice(7), referer: address, origin: address };
    answers.push(await museum.send({ path, headers }));
    answers.push(await museum.send({ path: `${path}?url=${address}&src=${address}&u=${address}` }));
  }
  await sleep(2_000);
  server.close();
  expect(paths).toEqual([]);
  noteMeasured(`${packs.length} packs (${imports.filter((code) => code !== 0).length} refused)`);
  noteMeasured(`${answers.length} requests: ${formatStatuses(answers)}`);
});

/** A chunk of a PNG file (PNG, section 5.3). */
function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A black picture in a few kilobytes, whatever its size. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

test('decompression bombs in pictures, texts and packs are refused with their reason, in bounded time and memory', async ({
  hostileMuseum: museum,
}) => {
  const before = await readResidentBytes();
  let largest = before;
  const sampling = setInterval(() => {
    void readResidentBytes().then((bytes) => (largest = Math.max(largest, bytes)));
  }, 200);
  const picture = { file: 'a.png', alt_zh: '图', alt_en: 'Picture' };
  const withPicture = (file: Buffer): PackFiles => ({
    'entries.json': [{ ...article, images: [picture] }],
    'a.png': file,
  });
  const packs: Readonly<Record<string, PackFiles>> = {
    'a picture of 900 million pixels': withPicture(blackPng(30_000, 30_000)),
    'a picture of 65,000 × 65,000 pixels that ends early': withPicture(
      blackPng(65_000, 65_000).subarray(0, 20_000),
    ),
    'a list of a million lists': {
      'entries.json': `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
    },
    'a text of 60 MB': { 'entries.json': [{ ...article, content_zh: 'x'.repeat(60_000_000) }] },
    'a file of 80 MB': { 'entries.json': `[${' '.repeat(80_000_000)}]` },
    'a text of 33,000 elements in each other': {
      'entries.json': [{ ...article, content_zh: '<b>'.repeat(33_000) }],
    },
  };
  const outcomes: string[] = [];
  try {
    for (const [what, files] of Object.entries(packs)) {
      const start = performance.now();
      const { code, output } = await importHere(museum, files);
      const seconds = (performance.now() - start) / 1_000;
      outcomes.push(`${what}: ${seconds.toFixed(1)} s`);
      expect(code, what).toBe(1);
      expect(output, what).toMatch(/entries\.json|a\.png/);
      expect(output, what).not.toMatch(/\bat .+:\d+:\d+|RangeError|heap/);
      expect(seconds, what).toBeLessThan(30);
    }
    const zeros = Buffer.alloc(50_000_000);
    const archives: Readonly<Record<string, ZipEntry[]>> = {
      'an archive that unpacks to a thousand times its size': [
        { name: 'entries.json', content: zeros },
      ],
      'entries that share their data': [
        { name: 'a.json', content: Buffer.alloc(900_000) },
        ...Array.from({ length: 2_000 }, (_, at) => ({
          ...{ name: `${at}.json`, content: Buffer.alloc(900_000), isRepeated: true },
        })),
      ],
      'a path outside of its folder': [{ name: '../../../../tmp/hostile.json', content: '[]' }],
      'an absolute path': [{ name: '/tmp/hostile.json', content: '[]' }],
      'a symbolic link': [{ name: 'entries.json', content: '/etc/passwd', mode: 0o120777 }],
      'an entry that tells a smaller size': [
        { name: 'entries.json', content: zeros, toldSize: 10 },
      ],
      'an encrypted entry': [{ name: 'entries.json', content: '[]', isEncrypted: true }],
    };
    const answers: HostileAnswer[] = [];
    for (const [at, [what, entries]] of Object.entries(archives).entries()) {
      const content = createZip(entries);
      const upload = `00000000-0000-4000-8000-00000000000${at}`;
      const fields = { upload, name: `hostile-${at}`, offset: 0, total: content.length };
      const headers = staffHeaders(museum.staff.administrator);
      const answer = await museum.send({
        ...requestOf(deskEndpoints.deskPackUpload, fields, headers),
        body: content,
      });
      answers.push(answer);
      expect([400, 413], `${what}: ${answer.body}`).toContain(answer.status);
    }
    outcomes.push(`${answers.length} archives: ${formatStatuses(answers)}`);
  } finally {
    clearInterval(sampling);
  }
  const grown = Math.round((largest - before) / 2 ** 20);
  expect(grown).toBeLessThan(1_000);
  for (const outcome of outcomes) noteMeasured(outcome);
  noteMeasured(`memory of the process grew by ${grown} MB at most`);
});
