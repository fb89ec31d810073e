import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump, load, loadAll } from 'js-yaml';
import { readSettings } from '@verandah/api';
import { readSettings as readHostSettings } from '@verandah/host';
import { readText } from '../documents/documents.ts';
import { helmPath } from './helm.ts';

const root = join(import.meta.dirname, '../..');
const chart = join(root, 'deploy/helm/verandah');
const example = join(root, 'deploy/helm/example-values.yaml');

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly data?: Record<string, string>;
  readonly spec?: unknown;
}
interface Pod {
  readonly template: { readonly metadata: { readonly labels: object }; readonly spec: object };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-helm-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const helm = helmPath();
/** Without a Helm for this machine there is nothing to try. */
const onlyWithHelm = helm === undefined ? test.skip : test;
const runHelm = (...args: readonly string[]) =>
  spawnSync(helm ?? '', args, {
    encoding: 'utf8',
    // Neither settings nor caches of whoever runs the test.
    env: { HELM_CACHE_HOME: folder, HELM_CONFIG_HOME: folder, HELM_DATA_HOME: folder },
  });

/** A file of values: those of the example, and others in their place. */
function valuesFile(values: object): string {
  const file = join(folder, `values-${crypto.randomUUID()}.yaml`);
  writeFileSync(file, dump(values));
  return file;
}
function template(values: object = {}): readonly Manifest[] {
  const { status, stdout, stderr } = runHelm(
    ...['template', 'verandah', chart, '--namespace', 'verandah', '--values', example],
    ...['--values', valuesFile(values)],
  );
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return (loadAll(stdout) as (Manifest | null)[]).filter((manifest) => manifest !== null);
}
/** Why Helm rejects values. */
const rejection = (values: object, ...files: readonly string[]): string =>
  runHelm('template', 'verandah', chart, ...files.flatMap((file) => ['--values', file]), '--values', valuesFile(values))
    .stderr;
const named = (manifests: readonly Manifest[], kind: string, name = 'verandah'): Manifest => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  if (found === undefined) throw new Error(`The chart has no ${kind} ${name}.`);
  return found;
};

onlyWithHelm('[SHELL-91] helm lint finds nothing, and each manifest is valid by the schema of its kind', () => {
  const lint = runHelm('lint', chart, '--strict', '--values', example);
  expect([lint.status, lint.stdout.match(/\[(?:WARNING|ERROR)\].*/g)]).toEqual([0, null]);
  for (const [values, kinds] of [
    [{}, ['HTTPRoute', 'HorizontalPodAutoscaler', 'PodMonitor', 'PrometheusRule']],
    [
      {
        autoscaling: { enabled: false },
        gateway: { enabled: false },
        ingress: { enabled: true },
        monitoring: { podMonitor: false, alarms: false },
      },
      ['Ingress'],
    ],
  ] as const) {
    const manifests = template(values);
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(
      [
        'ConfigMap',
        'Deployment',
        'Job',
        'NetworkPolicy',
        'NetworkPolicy',
        'PodDisruptionBudget',
        'Service',
        ...kinds,
      ].toSorted(),
    );
    const file = join(folder, 'manifests.yaml');
    writeFileSync(file, manifests.map((manifest) => dump(manifest)).join('---\n'));
    const problems = execFileSync(process.execPath, [join(root, 'tools/checks/manifest-problems.ts'), file], {
      encoding: 'utf8',
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    expect(JSON.parse(problems)).toEqual([]);
  }
});

onlyWithHelm('[SHELL-91] pods, policies and budget are those of the manifests for kustomize', () => {
  const image = 'registry.example/verandah';
  const digest = `sha256:${'0'.repeat(64)}`;
  const base = loadAll(readText(root, 'deploy/kubernetes/base/site.yaml')) as Manifest[];
  const manifests = template({
    image: { repository: image, digest },
    settings: named(base, 'ConfigMap').data,
    autoscaling: { enabled: false },
    gateway: { enabled: false },
    ingress: { enabled: true },
    networkPolicy: { from: ['ingress-nginx', 'monitoring'] },
  });
  const specOf = (all: readonly Manifest[], kind: string, name?: string) => named(all, kind, name).spec;
  for (const kind of ['Ingress', 'PodDisruptionBudget', 'NetworkPolicy', 'Service'])
    expect([kind, specOf(manifests, kind)]).toEqual([kind, specOf(base, kind)]);
  expect(specOf(manifests, 'NetworkPolicy', 'verandah-migrations')).toEqual(
    specOf(base, 'NetworkPolicy', 'verandah-migrations'),
  );
  const podOf = (all: readonly Manifest[], kind: string, name?: string) => (specOf(all, kind, name) as Pod).template;
  expect(podOf(manifests, 'Deployment').spec).toEqual(podOf(base, 'Deployment').spec);
  expect(podOf(manifests, 'Deployment').metadata.labels).toMatchObject(podOf(base, 'Deployment').metadata.labels);
  expect(podOf(manifests, 'Job', 'verandah-migrations-1').spec).toEqual(podOf(base, 'Job', 'verandah-migrations').spec);
  expect(named(manifests, 'ConfigMap').data).toEqual(named(base, 'ConfigMap').data);
});

onlyWithHelm('[SHELL-91] migrations run before each revision, in a Job and a policy of their own name', () => {
  const manifests = template();
  const job = named(manifests, 'Job', 'verandah-migrations-1');
  expect(job.metadata.annotations).toEqual({
    'helm.sh/hook': 'pre-install,pre-upgrade',
    'helm.sh/hook-delete-policy': 'before-hook-creation,hook-succeeded',
  });
  expect(named(manifests, 'NetworkPolicy', 'verandah-migrations').metadata.annotations).toMatchObject({
    'helm.sh/hook': 'pre-install,pre-upgrade',
    'helm.sh/hook-weight': '-1',
  });
  expect(template({ migrations: { enabled: false } }).filter(({ metadata: { name } }) => /migr/.test(name))).toEqual(
    [],
  );
});

onlyWithHelm('[SHELL-91] pods are added by processor time and queue, and reached by the address of PUBLIC_URL', () => {
  const manifests = template();
  expect(named(manifests, 'HorizontalPodAutoscaler').spec).toMatchObject({
    scaleTargetRef: { kind: 'Deployment', name: 'verandah' },
    minReplicas: 2,
    metrics: [
      { type: 'Resource', resource: { name: 'cpu', target: { averageUtilization: 70 } } },
      { type: 'Pods', pods: { metric: { name: 'verandah_render_queue_length' }, target: { averageValue: '5' } } },
    ],
  });
  // Whoever applies the chart again does not undo the autoscaler.
  expect(named(manifests, 'Deployment').spec).not.toHaveProperty('replicas');
  expect(named(manifests, 'HTTPRoute').spec).toMatchObject({
    hostnames: ['www.homes.example'],
    parentRefs: [{ name: 'public', namespace: 'gateways', sectionName: 'https' }],
  });
  expect(named(manifests, 'PrometheusRule').spec).toEqual(load(readText(root, 'docs/prometheus/alerts.yml')));
  const monitor = load(readText(root, 'deploy/kubernetes/monitoring/pod-monitor.yaml')) as Manifest;
  expect(named(manifests, 'PodMonitor').spec).toEqual(monitor.spec);
});

onlyWithHelm(
  '[SHELL-91] host and API start with the settings of the example; another setting replaces the pods',
  () => {
    const secret = {
      DATABASE_URL: 'postgresql://verandah_app:word@db:5432/verandah?sslmode=require',
      SESSION_KEY: 'k'.repeat(32),
      BUILD_SECRET: 'b'.repeat(32),
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    const settings = { ...named(template(), 'ConfigMap').data, ...secret };
    expect(readSettings(settings)).toMatchObject({ appEnv: 'production', migrations: 'command', apiPort: 3001 });
    expect(readHostSettings(settings)).toMatchObject({ appEnv: 'production', port: 3000 });
    const annotationsOf = (values: object) =>
      (named(template(values), 'Deployment').spec as { template: { metadata: { annotations: object } } }).template
        .metadata.annotations;
    expect(annotationsOf({ settings: { HELP_PHONE: '1800 160 409' } })).not.toEqual(annotationsOf({}));
  },
);

onlyWithHelm('[SHELL-91] values that are missing, unknown or unsafe are rejected by name', () => {
  expect(rejection({})).toMatch(/image.*digest/s);
  for (const [values, problem] of [
    [{ image: { digest: 'latest' } }, /digest/],
    [{ settings: { PUBLIC_URL: 'http://www.homes.example' } }, /PUBLIC_URL/],
    [{ settings: { SESSION_KEY: 'in the clear' } }, /SESSION_KEY/],
    [{ autoscale: true }, /autoscale/],
    [{ gateway: { parentRefs: [] } }, /parentRefs/],
    [{ networkPolicy: { egress: [{ ports: [{ port: 5432 }] }] } }, /to/],
  ] as const)
    expect([values, rejection(values, example)]).toEqual([values, expect.stringMatching(problem)]);
});
