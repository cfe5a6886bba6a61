#!/bin/sh
# Puts what `npm run bench:peers` compares with into a folder outside of the tree: PEERS, or ~/.cache/phonofilm-peers.
# Portkey comes with `npm ci`. new-api and Bifrost are single programs: this says which and where to put them.
set -eu
peers=${PEERS:-$HOME/.cache/phonofilm-peers}
mkdir -p "$peers/bin"
python3 -m venv "$peers/litellm-venv"
"$peers/litellm-venv/bin/pip" install --quiet 'litellm[proxy]==1.105.0'
for program in new-api bifrost-http; do
  [ -x "$peers/bin/$program" ] || echo "missing: $peers/bin/$program"
done
echo "new-api: release v1.0.0-rc.25 of QuantumNous/new-api; bifrost-http: release 2.0.0-prerelease3 of maximhq/bifrost"
echo "or built from their sources: new-api with an empty web/dist/index.html; transports/bifrost-http with an empty ui/index.html"
echo "and a go.work of all its modules, in which each version that one of them asks of another is replaced by its folder"
