{{- define "veracite.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ end }}
{{- end }}

{{- define "veracite.labels" -}}
app.kubernetes.io/name: veracite
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "veracite.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
{{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
{{- end }}

{{- define "veracite.container" -}}
image: {{ include "veracite.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{- define "veracite.settings" -}}
- name: VERACITE_INSTANCE
  valueFrom:
    fieldRef:
      fieldPath: metadata.name
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- /* What every process that serves or works needs (docs/operations.md). */}}
{{- define "veracite.secrets" -}}
{{- $secret := .Values.secretName }}
{{- range list "DATABASE_URL" "REDIS_URL" "VERACITE_TOKEN" "VERACITE_METRICS_TOKEN" "VERACITE_SIGNING_KEY" }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret }}
      key: {{ . }}
{{- end }}
- name: VERACITE_WEBHOOK_KEY
  valueFrom:
    secretKeyRef:
      name: {{ $secret }}
      key: VERACITE_WEBHOOK_KEY
      # Secrets made by older versions of `veracite init` lack it.
      optional: true
{{- range .Values.secretSettings }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret }}
      key: {{ . }}
{{- end }}
{{- end }}

{{- /* API and tool server need to know which engines there are, not their keys. */}}
{{- define "veracite.engines" -}}
{{- range .Values.engineKeys }}
- name: {{ . }}
  value: set
{{- end }}
{{- end }}

{{- define "veracite.probes" -}}
startupProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 10
  timeoutSeconds: 3
  failureThreshold: 6
readinessProbe:
  httpGet: { path: /readyz, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
{{- end }}
