-- Alerts go to one webhook of the settings, not to webhooks of accounts.
DELETE FROM alerts;
ALTER TABLE alerts ADD COLUMN expires_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE alerts ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0;
ALTER TABLE alerts ADD COLUMN due_at BIGINT;

DELETE FROM deliveries WHERE event_type IN ('alert.raised', 'alert.cleared');
UPDATE webhooks SET events = REPLACE(REPLACE(events, ',"alert.raised"', ''), ',"alert.cleared"', '')
  WHERE events LIKE '%alert.%';
UPDATE webhooks SET events = REPLACE(REPLACE(events, '"alert.raised",', ''), '"alert.cleared",', '')
  WHERE events LIKE '%alert.%';
DELETE FROM deliveries WHERE webhook_id IN
  (SELECT id FROM webhooks WHERE events IN ('["alert.raised"]', '["alert.cleared"]'));
DELETE FROM webhooks WHERE events IN ('["alert.raised"]', '["alert.cleared"]');

-- Routes are asked in order.
UPDATE model_settings SET facts = REPLACE(REPLACE(REPLACE(facts, ',"routes_by":"order"', ''), ',"routes_by":"cost"', ''), ',"routes_by":"speed"', '')
  WHERE facts LIKE '%routes_by%';
UPDATE model_settings SET facts = REPLACE(REPLACE(REPLACE(facts, '"routes_by":"order",', ''), '"routes_by":"cost",', ''), '"routes_by":"speed",', '')
  WHERE facts LIKE '%routes_by%';
UPDATE model_settings SET facts = REPLACE(REPLACE(REPLACE(facts, '"routes_by":"order"', ''), '"routes_by":"cost"', ''), '"routes_by":"speed"', '')
  WHERE facts LIKE '%routes_by%';

-- Which periodic work began when: of many nodes one does it for all.
CREATE TABLE sweeps (
  name TEXT PRIMARY KEY,
  began_at BIGINT NOT NULL
);

DROP TABLE nodes;
