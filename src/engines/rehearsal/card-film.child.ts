import { type CardJob, renderCard } from '@phonofilm/illustrator/render-card';
import { serveJobs } from '../../platform/children/serve-jobs.ts';

serveJobs<CardJob>(renderCard);
