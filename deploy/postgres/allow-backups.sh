#!/bin/sh
# Lets a role make backups: run once as PostgreSQL's superuser, with PGDATA set. The PostgreSQL image runs it
# automatically when it creates a database, from /docker-entrypoint-initdb.d. BACKUP_PASSWORD is the new role's
# password.
set -eu
: "${BACKUP_PASSWORD:?Choose a password for the role that makes backups.}"
: "${POSTGRES_USER:=postgres}" "${POSTGRES_DB:=shop}"

psql -v ON_ERROR_STOP=1 -v password="$BACKUP_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role shop_backup login replication in role pg_monitor, pg_read_all_data, pg_write_all_data password :'password';
-- A follower that is away for long must not fill the disk: after this much it makes a new copy instead.
alter system set max_slot_wal_keep_size = '10GB';
select pg_reload_conf();
SQL
echo 'host replication shop_backup samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
psql -U "$POSTGRES_USER" -d "$POSTGRES_DB" -c 'select pg_reload_conf()'
