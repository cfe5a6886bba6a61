import type { SettledRequest } from '../domain/settled-request.ts';
import { Billing } from '../features/billing/billing.ts';
import { BudgetWatch } from '../features/budgets/budget-watch.ts';
import { CharacterLibrary } from '../features/characters/character-library.ts';
import { Chat } from '../features/chat/chat.ts';
import { Authenticator } from '../features/keys/authenticate.ts';
import { VideoLinks } from '../features/links/links.ts';
import { ModelCatalogue } from '../features/models/model-catalogue.ts';
import { parametersWith, videoOfferWith } from '../features/models/video-offer.ts';
import { OwnAccount } from '../features/own-account/own-account.ts';
import { Quotes } from '../features/quotes/quotes.ts';
import { RequestLog } from '../features/request-log/request-log.ts';
import { Retention } from '../features/retention/retention.ts';
import { appraiseSpeechWith, speakService } from '../features/speech/speak.ts';
import { endTaskWith, observeEndings } from '../features/tasks/end-task.ts';
import { Tasks } from '../features/tasks/tasks.ts';
import { TestFiles } from '../features/test-mode/test-files.ts';
import { appraiseTranscriptionWith, transcribeService } from '../features/transcripts/transcribe.ts';
import { Usage } from '../features/usage/usage.ts';
import { actorOfVideoWith } from '../features/videos/actor-of-video.ts';
import { appraiseVideoWith } from '../features/videos/appraise-video.ts';
import { createTaskService } from '../features/videos/create-task.ts';
import { remixedVideoWith } from '../features/videos/remix-video.ts';
import { reworkedVideoWith } from '../features/videos/rework-video.ts';
import { WebhookDeliverer } from '../features/webhooks/webhook-deliverer.ts';
import { Webhooks } from '../features/webhooks/webhooks.ts';
import { Files } from '../platform/artifacts/files.ts';
import { InboundFiles } from '../platform/fetching/inbound-files.ts';
import { createSafeFetch } from '../platform/fetching/safe-fetch.ts';
import { createSafePost } from '../platform/fetching/safe-post.ts';
import { Idempotency } from '../platform/idempotency/idempotency.ts';
import { inspectAudio } from '../platform/media/audio/inspect-audio.ts';
import { cutClip } from '../platform/media/videos/cut-clip.ts';
import { ContentPolicy } from '../platform/texts/content-policy.ts';
import type { Adapters } from './adapters.ts';

export type Services = ReturnType<typeof createServices>;

/** The use cases of callers, over the adapters. Which of them run here, and who calls them, is not decided here. */
export function createServices(adapters: Adapters) {
  const { config, database, queue, events, artifacts, engines, gates, metrics, log, now } = adapters;
  const authenticator = new Authenticator(database, now);
  const policy = new ContentPolicy(config);
  const requestLog = new RequestLog({ ...config.requestLog, database, log, now });
  const idempotency = new Idempotency(database, now);
  const catalogue = new ModelCatalogue({
    database,
    configured: config.models,
    now,
    onChange: (changed) => adapters.routing?.route(changed),
  });
  const post = createSafePost(adapters.reach);
  const deliverer = new WebhookDeliverer({
    database,
    events,
    post,
    retrySeconds: config.webhooks.retrySeconds,
    isSingleProcess: adapters.foundation.isSingleProcess,
    log,
    now,
  });
  const budgets = new BudgetWatch({ database, wake: () => deliverer.wake(), log, now });
  const count = (settled: SettledRequest) => metrics.work.countSettled(settled);
  const billing = new Billing(database, now, log, { count, budgets });
  const webhooks = new Webhooks({
    ...adapters.reach,
    database,
    idempotency,
    mostPerAccount: config.webhooks.perAccount,
    wake: () => deliverer.wake(),
    now,
  });
  const onEnd = () => {
    deliverer.wake();
    budgets.lookSoon();
  };
  const endings = endTaskWith({ database, artifacts, events, onEnd, log, now });
  const endTask = observeEndings(endings, now, (ended) => metrics.work.countEnded(ended));
  const tasks = new Tasks({ database, events, artifacts, endTask, now });
  const files = new Files(artifacts, adapters.signer, config.retention.linkMs, now);
  const inbound = new InboundFiles(createSafeFetch(adapters.reach), artifacts, gates.fetches, now);
  const characters = new CharacterLibrary({
    database,
    artifacts,
    inbound,
    scratch: adapters.scratch,
    tasks,
    actorOf: actorOfVideoWith({ engines }),
    idempotency,
    cutClip,
    making: gates.characters,
    mostPerAccount: config.charactersPerAccount,
    now,
  });
  const appraiseVideo = appraiseVideoWith({ engines, catalogue, policy, characters, billing });
  const testFiles = new TestFiles(adapters);
  const createTask = createTaskService({
    database,
    queue,
    laneOf: adapters.laneOf,
    appraise: appraiseVideo,
    billing,
    outages: adapters.outages,
    idempotency,
    artifacts,
    disk: adapters.disk,
    testFiles,
    limits: config,
    tracing: adapters.tracing,
    now,
  });
  const videoOffer = videoOfferWith(engines);
  const parametersOf = parametersWith(engines);
  const toReworkedVideo = reworkedVideoWith({ tasks, catalogue, artifacts, videoOffer, parametersOf });
  const toRemixedVideo = remixedVideoWith({ tasks, catalogue, artifacts, parametersOf });
  const audio = { engines, catalogue, billing, policy, inspectAudio };
  const chat = new Chat({ ...audio, now });
  return {
    authenticator,
    billing,
    budgets,
    idempotency,
    catalogue,
    deliverer,
    post,
    webhooks,
    ownAccount: new OwnAccount(database, now),
    usage: new Usage(database, now),
    endTask,
    tasks,
    files,
    inbound,
    characters,
    createTask,
    testFiles,
    toRemixedVideo,
    videoLinks: new VideoLinks({ database, tasks, idempotency, now }),
    videoOffer,
    toReworkedVideo,
    parametersOf,
    transcribe: transcribeService(audio),
    speak: speakService(audio),
    chat,
    quotes: new Quotes({
      appraiseVideo,
      toRemixedVideo,
      toReworkedVideo,
      appraiseSpeech: appraiseSpeechWith(audio),
      appraiseTranscription: appraiseTranscriptionWith(audio),
      appraiseChat: chat.appraise,
      characters,
      inspectAudio,
      billing,
    }),
    requestLog,
    retention: new Retention({
      ...config.retention,
      taskTimeoutMs: config.taskTimeoutMs,
      queueTimeoutMs: config.queueTimeoutMs,
      database,
      artifacts,
      billing,
      endTask,
      requestLog,
      log,
      now,
    }),
  };
}
