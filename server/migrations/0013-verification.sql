-- Exactly what an event's hash is made of, as a text: whoever has an export of the trail recomputes the hash from it.
create function audit_text(event audit_events) returns text language sql stable
  return jsonb_build_array(
    encode((event).previous_hash, 'hex'), (event).company_id, (event).seq,
    to_char((event).at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    (event).actor_id, (event).actor_username, (event).actor_name, to_jsonb((event).actor_roles),
    (event).action, (event).record, (event).record_id, (event).changes, (event).reason, (event).request_id
  )::text;

create or replace function audit_digest(event audit_events) returns bytea language sql stable
  return sha256(convert_to(audit_text(event), 'UTF8'));
