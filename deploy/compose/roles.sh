#!/bin/sh
# Runs once, when the database is made: the roles of docs/operations.md, "PostgreSQL, your own".
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
  --set owner="$VIGIE_OWNER_PASSWORD" --set web="$VIGIE_WEB_PASSWORD" <<'SQL'
create role vigie_app nologin;
create role vigie_owner login password :'owner';
create role vigie_web login password :'web';
grant vigie_app to vigie_owner, vigie_web;
create database vigie owner vigie_owner;
SQL
