import { type CardJob, renderCard } from '@phonofilm/illustrator/render-card';
import { serveJobs } from '../../platform/children/serve-jobs.ts';

serveJobs<CardJob>(async (job) => {
  const { film: video, ...stills } = await renderCard(job);
  return { video, ...stills };
});
