import { expect, test } from 'vitest';
import { postJson, runMaintenance } from '../testing/built-service';
import { createImportedDataDir, startService } from '../testing/kill-during-writes';

const timeout = 240_000;
const member = {
  ...{ userName: 'forgetful', nickName: '柳岚', phone: '13800138000', consent: true },
  password: '两个黄鹂，一行白鹭',
};

async function run(args: readonly string[], dataDir: string) {
  const program = runMaintenance(args, { DATA_DIR: dataDir });
  return { code: await program.ended, output: program.output() };
}

test(
  'reset and retention work while the service runs on the embedded database, and after it has ended',
  async () => {
    const dataDir = await createImportedDataDir('maintenance');
    const { origin, kill } = await startService(dataDir);
    await postJson(origin, '/user-centre/api/register', member);
    const reset = await run(['member-reset', 'forgetful'], dataDir);
    expect(reset.code, reset.output).toBe(0);
    const [password] = /(?:[A-Z\d]{4}-){3}[A-Z\d]{4}/.exec(reset.output) ?? [];
    const login = { userName: 'forgetful', password, newPassword: '窗含西岭，门泊东吴' };
    expect(await postJson(origin, '/user-centre/api/login', login)).toMatchObject({ code: 0 });
    const unknown = await run(['member-reset', 'nobody'], dataDir);
    expect(unknown).toEqual({
      code: 1,
      output: 'There is no member with the user name "nobody".\n',
    });
    const due = {
      code: 0,
      output: '将删除 · To be erased: 0 bookings, 0 reports, 0 applications, 0 ratings\n',
    };
    expect(await run(['retention', '--dry-run'], dataDir)).toEqual(due);
    await kill();
    expect(await run(['retention', '--dry-run'], dataDir)).toEqual(due);
    expect((await run(['retention'], dataDir)).output).toMatch(/^已删除 · Erased: 0 bookings/);
    expect((await run(['retention', '--all'], dataDir)).code).toBe(1);
  },
  timeout,
);
