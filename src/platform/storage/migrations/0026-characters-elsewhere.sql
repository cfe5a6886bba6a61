-- What hosted services call characters of ours that were made there, too.
CREATE TABLE characters_elsewhere (
  -- The service by its name in the settings and its address, and our account there by the name of its credential.
  upstream TEXT NOT NULL,
  base_url TEXT NOT NULL,
  credential TEXT NOT NULL,
  their_id TEXT NOT NULL,
  -- Used in prompts there.
  their_name TEXT NOT NULL,
  -- Ours; it may be deleted by now.
  character_id TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  -- When it is to be removed there, or tried again; null: not at all.
  remove_at BIGINT,
  -- How often its removal has failed.
  failures BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (upstream, base_url, credential, their_id)
);
CREATE UNIQUE INDEX characters_known_elsewhere ON characters_elsewhere (character_id, upstream, base_url, credential)
  WHERE remove_at IS NULL;
CREATE INDEX characters_to_remove ON characters_elsewhere (remove_at) WHERE remove_at IS NOT NULL;
