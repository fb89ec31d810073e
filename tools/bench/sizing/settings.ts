import type { Plan } from './plan.ts';

/** Resources of the two containers of a pod, in the format of `deploy/kubernetes/base/site.yaml`. */
export function resourcesOf({ pods: { processors, memory } }: Plan): {
  readonly host: string;
  readonly service: string;
} {
  const mebibytes = (bytes: number): string => `${bytes / 2 ** 20}Mi`;
  const cpu = (count: number): string => `${count * 1000}m`;
  return {
    host: `{ requests: { cpu: ${cpu(processors.host)}, memory: ${mebibytes(memory.host)} }, limits: { memory: ${mebibytes(memory.hostLimit)} } }`,
    service: `{ requests: { cpu: ${cpu(processors.service)}, memory: ${mebibytes(memory.service)} }, limits: { memory: ${mebibytes(memory.serviceLimit)} } }`,
  };
}

/** The settings of a plan in `deploy/`. */
export function settingsOf(plan: Plan): string {
  const {
    pods: { replicas, renderWorkers, pageCacheMb },
    servers,
  } = plan;
  const { host, service } = resourcesOf(plan);
  const buffers = Math.round(servers.memory / 2 ** 30 / 4);
  return `\`\`\`yaml
# kubernetes/base/site.yaml                 # compose.yaml: ${replicas} pairs of service and host, on as many machines
replicas: ${replicas}
# ConfigMap
RENDER_WORKERS: "${renderWorkers}"
PAGE_CACHE_MB: "${pageCacheMb}"
# containers
host:    { resources: ${host} }
service: { resources: ${service} }
# postgresql.conf
max_connections: ${servers.maxConnections}
shared_buffers: ${buffers}GB
\`\`\``;
}
