import { DefaultQueryCompiler, type RawNode } from 'kysely';
import { fingerprintOf } from './fingerprint.ts';

/** Fingerprints of the `sql` templates that this process has compiled, and that have not been taken yet. */
const seen = new Set<string>();
let isRecording = false;

/** Records from now on which `sql` templates are compiled. */
export function recordTemplates(): void {
  // Test files of one process share the query builder.
  if (isRecording) return;
  isRecording = true;
  const compiler = DefaultQueryCompiler.prototype as unknown as { visitRaw(node: RawNode): void };
  const { visitRaw } = compiler;
  compiler.visitRaw = function (node) {
    seen.add(fingerprintOf(node.sqlFragments));
    visitRaw.call(this, node);
  };
}

/** Takes what was recorded. */
export function takeRecorded(): readonly string[] {
  const taken = [...seen];
  seen.clear();
  return taken;
}
