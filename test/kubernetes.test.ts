import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Deployment } from 'kubernetes-types/apps/v1.js';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.js';
import type { Job } from 'kubernetes-types/batch/v1.js';
import type { Container, PodSpec } from 'kubernetes-types/core/v1.js';
import { parse, parseAllDocuments } from 'yaml';
import { assertLoads, assertStarts, image, read, root } from './support/deployed-node.ts';
import { scratchFolder } from './support/scratch-folder.ts';

/** The files of deploy/kubernetes against the schemas of Kubernetes and against what the program takes. */

const FOLDER = 'deploy/kubernetes';

/** Where the published types of each kind are. */
const KINDS: Readonly<Record<string, string>> = {
  Namespace: 'core/v1',
  Service: 'core/v1',
  Deployment: 'apps/v1',
  Job: 'batch/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  PodDisruptionBudget: 'policy/v1',
  NetworkPolicy: 'networking/v1',
};

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

interface Kustomization {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string; readonly newTag: string }[];
  readonly configMapGenerator?: readonly { readonly name: string; readonly files: readonly string[] }[];
}

const kustomizationOf = (folder: string) => parse(read(`${folder}/kustomization.yaml`)) as Kustomization;

function resourcesOf(folder: string): Resource[] {
  return kustomizationOf(folder).resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => {
      assert.deepEqual(document.errors, [], file);
      return document.toJS() as Resource;
    }),
  );
}

const nodes = resourcesOf(FOLDER);
const resources = [...nodes, ...resourcesOf(`${FOLDER}/migrate`)];

function find<Kind>(kind: string, name: string): Kind {
  const found = resources.find((one) => one.kind === kind && one.metadata.name === name);
  assert.ok(found, `there is a ${kind} ${name}`);
  return found as Kind;
}

const podOf = (resource: Deployment | Job) => resource.spec!.template.spec as PodSpec;
const deployed = (['api', 'worker'] as const).map((role) => find<Deployment>('Deployment', role));
const pods = [...deployed, find<Job>('Job', 'migrate')].map(podOf);

/** The environment of a container, with values that an operator may have put into the secret. */
function environmentOf({ env = [] }: Container): Record<string, string> {
  const secrets: Readonly<Record<string, string>> = {
    ADMIN_KEY: 'as-openssl-would-make-it',
    FIRST_API_KEY: 'sk-as-openssl-would-make-it',
    DATABASE_URL: 'postgres://phonofilm:secret@postgres:5432/phonofilm',
    ARTIFACTS_URL: 's3://videos/phonofilm?region=eu-central-1',
  };
  return Object.fromEntries(
    env.map(({ name, value, valueFrom }) => {
      const reference = valueFrom?.secretKeyRef;
      if (reference) assert.equal(reference.name, 'phonofilm');
      return [name, value ?? secrets[reference!.key!]!];
    }),
  );
}

test('every resource is what the published schemas of Kubernetes say, without a field that they lack', () => {
  const folder = scratchFolder();
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const typed = (resource: Resource, index: number) => {
      const group = KINDS[resource.kind];
      assert.ok(group, `${resource.kind} is not looked at`);
      assert.equal(resource.apiVersion.split('/').at(-1), group.split('/')[1]);
      return `export const resource${index}: import('kubernetes-types/${group}').${resource.kind} = ${JSON.stringify(resource)};`;
    };
    const wrong = { ...deployed[0]!, spec: { ...deployed[0]!.spec!, replicaz: 2 } } as unknown as Resource;
    const lines = [
      ...resources.map(typed),
      '// @ts-expect-error A mistake is found.',
      typed(wrong, -1).replace('-1', 'Wrong'),
    ];
    writeFileSync(join(folder, 'resources.ts'), lines.join('\n'));
    const flags = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig'];
    execFileSync(join(root, 'node_modules/.bin/tsc'), [...flags, 'resources.ts'], { cwd: folder });
  } catch (error) {
    assert.fail(String((error as { stdout?: Buffer }).stdout ?? error));
  } finally {
  }
});

test('nodes are started with settings that the program knows; secrets are only referred to', () => {
  const { environment, entrypoint, userId } = image();
  const { NODE_ENV, ...own } = environment;
  for (const resource of deployed) {
    const pod = podOf(resource);
    const [container] = pod.containers;
    assertStarts([...entrypoint, ...container!.args!]);
    const set = environmentOf(container!);
    const settings = pod.volumes!.find((volume) => volume.configMap)!;
    const mounted = container!.volumeMounts!.find((mount) => mount.name === settings.name)!;
    const [generated] = kustomizationOf(FOLDER).configMapGenerator!;
    assert.equal(settings.configMap!.name, generated!.name);
    assert.equal(set['CONFIG'], `${mounted.mountPath}/${generated!.files[0]}`);
    assertLoads({ ...own, ...set, CONFIG: `/app/${FOLDER}/${generated!.files[0]}` }, '/app/');
    for (const { name, value } of container!.env!)
      assert.ok(
        value === undefined || !/KEY|_URL/.test(name) || name === 'PUBLIC_URL',
        `${name} is no secret`,
      );
    const drain = (parse(read(`${FOLDER}/settings.yaml`)) as { server: { drain_seconds: number } }).server;
    assert.ok(pod.terminationGracePeriodSeconds! >= drain.drain_seconds + 30, 'time to finish requests');
    assert.equal(container!.readinessProbe!.httpGet!.path, '/readyz');
    assert.equal(container!.livenessProbe!.httpGet!.path, '/healthz');
  }
  for (const pod of pods) {
    assert.equal(String(pod.securityContext!.runAsUser), userId);
    const { volumeMounts = [], securityContext } = pod.containers[0]!;
    assert.equal(securityContext!.readOnlyRootFilesystem, true);
    assert.ok(volumeMounts.some((mount) => mount.mountPath === own['DATA_DIR']));
  }
});

test('what selects, scales and protects a node finds it', () => {
  for (const resource of deployed) {
    const labels = resource.spec!.template.metadata!.labels!;
    const { name } = resource.metadata!;
    assert.deepEqual(resource.spec!.selector.matchLabels, labels);
    const { spec } = find<HorizontalPodAutoscaler>('HorizontalPodAutoscaler', name!);
    assert.deepEqual([spec!.scaleTargetRef.kind, spec!.scaleTargetRef.name], ['Deployment', name]);
    assert.equal(resource.spec!.replicas, undefined, 'its number is the autoscaler’s');
    find('PodDisruptionBudget', name!);
  }
  const [metric] = find<HorizontalPodAutoscaler>('HorizontalPodAutoscaler', 'worker').spec!.metrics!;
  const adapter = parse(read(`${FOLDER}/prometheus-adapter.yaml`));
  assert.equal(adapter.rules.external[0].name.as, metric!.external!.metric.name);
  assert.match(adapter.rules.external[0].metricsQuery, /phonofilm_tasks\{state="waiting"\}/);
});

test('nodes and the job that prepares the database have the same image, of this version', () => {
  const [first, second] = [FOLDER, `${FOLDER}/migrate`].map((folder) => kustomizationOf(folder).images);
  assert.deepEqual(first, second);
  assert.equal(first![0]!.newTag, JSON.parse(read('package.json')).version);
  for (const pod of pods) assert.equal(pod.containers[0]!.image, first![0]!.name);
  assert.ok(existsSync(`${root}src/cli/commands/${pods[2]!.containers[0]!.args![0]}.ts`));
});
