import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Operations, Reason } from '../operations.ts';
import { publish, type AreaBuild } from '../publish.ts';
import { Refusal } from '../refusal.ts';
import type { Command } from './usage.ts';

export interface Answer { readonly value: object; readonly text: string }

/** Carries a command out. @throws {Refusal} */
export async function runCommand(command: Command, operations: Operations, root: string, who: string, build: () => Promise<AreaBuild>): Promise<Answer> {
  const reason: Reason = { who, ...(command.why === undefined ? {} : { why: command.why }) };
  const area = command.area ?? '';
  switch (command.name) {
    case 'publish': {
      const folder = join(root, `mf-${area}`);
      if (!existsSync(join(folder, 'package.json'))) throw new Refusal('build-failed', `There is no area ${area}: ${folder} has no package.json.`);
      const done = await publish({ folder, ...reason, ...(command.version === undefined ? {} : { version: command.version }) }, operations, await build());
      return { value: done, text: done.existed ? `${done.area} ${done.version} (unchanged: published before)` : `${done.area} ${done.version} published; npm run ops -- promote ${done.area} ${done.version} makes it live` };
    }
    case 'promote': {
      const moved = await operations.promote(area, command.version ?? '', reason);
      return { value: moved, text: moved.changed ? `${area} ${moved.to} is live${moved.from ? `, ${moved.from} was` : ''}` : `${area} ${moved.to} was live already` };
    }
    case 'rollback': {
      const moved = await operations.rollback(area, command.version, reason);
      return { value: moved, text: moved.changed ? `${area} is back at ${moved.to}, from ${moved.from}` : `${area} ${moved.to} was live already` };
    }
    case 'status': {
      const status = await operations.status();
      const rows = status.areas.map((one) => [one.area, one.live ?? '–', one.previous ?? '–', one.versions.slice(-5).reverse().join(' ')]);
      return { value: status, text: table([['area', 'live', 'before', 'published'], ...rows]) };
    }
    case 'history': {
      const events = await operations.history(command.area);
      const rows = events.map((event) => [event.at, event.who, event.action, event.area, `${event.from ?? ''}${event.from && event.to ? ' → ' : ''}${event.to ?? ''}`, event.why ?? '']);
      return { value: { events }, text: table([['when', 'who', 'what', 'area', 'version', 'why'], ...rows]) };
    }
  }
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n');
}
