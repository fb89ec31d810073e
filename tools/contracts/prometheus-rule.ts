// Writes the alarms of docs/prometheus/alerts.yml as a manifest for the Prometheus Operator.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';

const root = join(import.meta.dirname, '../..');
/** The manifest, from the root. */
export const ruleManifest = 'deploy/kubernetes/monitoring/alerts.yaml';

/** The alarms as a PrometheusRule. @param alarms text of alerts.yml */
export function prometheusRule(alarms: string): string {
  const { groups } = load(alarms) as { readonly groups: readonly object[] };
  const manifest = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'verandah', labels: { app: 'verandah' } },
    spec: { groups },
  };
  const head = '# Generated from docs/prometheus/alerts.yml by `npm run contracts`.\n';
  return head + dump(manifest, { lineWidth: 120, noRefs: true });
}

if (import.meta.main)
  writeFileSync(
    join(root, ruleManifest),
    prometheusRule(readFileSync(join(root, 'docs/prometheus/alerts.yml'), 'utf8')),
  );
