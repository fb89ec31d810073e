// node tools/checks/manifest-problems.ts FILE: validates Kubernetes manifests against the schemas of their kinds;
// prints the problems as JSON, one line each. A process of its own, since the schemas are modules that tests cannot
// import.
import { readFileSync } from 'node:fs';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { PodMonitor, PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { loadAll } from 'js-yaml';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';

interface Manifest {
  readonly apiVersion?: string;
  readonly kind?: string;
}
type Kind = new (manifest: never) => { readonly apiVersion: string; validate(): void };
const kinds: Readonly<Record<string, Kind>> = {
  ConfigMap,
  Deployment,
  Job,
  Service,
  Ingress,
  PodDisruptionBudget,
  NetworkPolicy,
  PodMonitor,
  PrometheusRule,
  HorizontalPodAutoscaler,
  HTTPRoute,
};

function problemOf(manifest: Manifest): string | null {
  const known = kinds[manifest.kind ?? ''];
  if (!known) return `${manifest.kind ?? 'a manifest without kind'}: no schema for it`;
  try {
    new known(manifest as never).validate();
    return null;
  } catch (problem) {
    return `${manifest.kind ?? ''}: ${(problem as Error).message}`;
  }
}

const manifests = loadAll(readFileSync(process.argv[2] ?? '', 'utf8')) as Manifest[];
console.log(JSON.stringify(manifests.map(problemOf).filter((problem) => problem !== null)));
