{{/* Labels of everything in the chart; `app` is what selectors use. */}}
{{- define "verandah.labels" -}}
app: {{ .Release.Name }}
app.kubernetes.io/name: verandah
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{/* Pinned by digest. */}}
{{- define "verandah.image" -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- end }}

{{/* The name that visitors use. */}}
{{- define "verandah.host" -}}
{{ (urlParse .Values.settings.PUBLIC_URL).hostname }}
{{- end }}

{{- define "verandah.podSecurity" -}}
{ runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
{{- end }}

{{- define "verandah.locked" -}}
{ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }
{{- end }}

{{/* Names in the cluster. */}}
{{- define "verandah.dns" -}}
- to:
    - namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: kube-system } }
      podSelector: { matchLabels: { k8s-app: kube-dns } }
  ports: [{ protocol: UDP, port: 53 }, { protocol: TCP, port: 53 }]
{{- end }}

{{- define "verandah.toDatabase" -}}
- to: [{ podSelector: { matchLabels: {{ .Values.networkPolicy.database.labels | toJson }} } }]
  ports: [{ protocol: TCP, port: {{ .Values.networkPolicy.database.port }} }]
{{- end }}
