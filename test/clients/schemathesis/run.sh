#!/usr/bin/env bash
# Requests made from the OpenAPI document, good and bad: no answer may be a 5xx or outside its schema.
# Callers' routes with a test key, then the operator's. Not requested: streams that only end when the caller leaves.
set -eu
program=$1
checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,response_headers_conformance
ask() {
  key=$1
  shift
  "$program" run "$PHONOFILM_URL/openapi.json" --header "Authorization: Bearer $key" --checks "$checks" \
    --max-examples "${EXAMPLES:-30}" --max-time "${SECONDS_EACH:-150}" --seed "${SEED:-1}" --request-timeout 30 \
    --continue-on-failure --no-shrink --warnings off "$@"
}
failed=0
ask "$OPENAI_API_KEY" --include-path-regex '^/(v1|vidB)/' || failed=1
ask "$ADMIN_KEY" --include-path-regex '^/admin/' || failed=1
exit $failed
