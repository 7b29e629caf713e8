//! The hashed files of the newest front-end builds: visitors with HTML of a build before still ask for them, and any
//! instance may be asked.

use std::collections::HashSet;

use sqlx::{Any, Row, Transaction};

use crate::earlier_builds::build::Build;
use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

const MAX_BUILDS: usize = 3;
/// Of all builds together.
pub const MAX_BYTES: i64 = 20 * 1024 * 1024;
/// Many times what three builds have: a table that somebody filled must not fill the memory.
const MAX_PATHS: i64 = 10_000;

const PATHS: &str = "SELECT DISTINCT path FROM build_assets LIMIT $1";
const FILE: &str = "SELECT build_assets.bytes FROM build_assets JOIN builds ON builds.build = build_assets.build \
    WHERE build_assets.path = $1 ORDER BY builds.stored_at DESC LIMIT 1";
const REFRESH: &str = "UPDATE builds SET stored_at = $2 WHERE build = $1";
const INSERT_BUILD: &str = "INSERT INTO builds (build, stored_at, size) VALUES ($1, $2, $3)";
const INSERT_FILE: &str = "INSERT INTO build_assets (path, build, bytes) VALUES ($1, $2, $3)";
const NEWEST_FIRST: &str = "SELECT build, size FROM builds WHERE build <> $1 ORDER BY stored_at DESC, build";
const DELETE: &str = "DELETE FROM builds WHERE build = $1";
/// Instances that start at once count the builds one after the other, or one too many would stay.
const LOCK_POSTGRES: &str = "LOCK TABLE builds IN SHARE ROW EXCLUSIVE MODE";

impl LeadStore {
    /// Stores a build, or marks it as the newest, and deletes those over the limits. All of it or nothing.
    pub(crate) async fn store_build(&self, build: &Build, now: i64) -> Result<(), StoreError> {
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        if self.dialect == Dialect::Postgres {
            sqlx::query(LOCK_POSTGRES).execute(&mut *transaction).await?;
        }
        let refresh = sqlx::query(REFRESH).bind(build.id.clone()).bind(now);
        if refresh.execute(&mut *transaction).await?.rows_affected() == 0 {
            insert(&mut transaction, build, now).await?;
        }
        delete_older(&mut transaction, build).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The paths of all files of all builds.
    pub(crate) async fn build_paths(&self) -> Result<HashSet<String>, StoreError> {
        let rows = sqlx::query(PATHS).bind(MAX_PATHS).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub(crate) async fn build_file(&self, path: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let row = sqlx::query(FILE).bind(path.to_owned()).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

async fn insert(transaction: &mut Transaction<'_, Any>, build: &Build, now: i64) -> Result<(), StoreError> {
    let query = sqlx::query(INSERT_BUILD).bind(build.id.clone()).bind(now).bind(build.size());
    query.execute(&mut **transaction).await?;
    for (path, bytes) in &build.files {
        let query = sqlx::query(INSERT_FILE).bind(path.clone()).bind(build.id.clone()).bind(bytes.to_vec());
        query.execute(&mut **transaction).await?;
    }
    Ok(())
}

/// The build at hand stays in any case, also when this machine's clock is behind the others'.
async fn delete_older(transaction: &mut Transaction<'_, Any>, kept: &Build) -> Result<(), StoreError> {
    let others = sqlx::query(NEWEST_FIRST).bind(kept.id.clone()).fetch_all(&mut **transaction).await?;
    let (mut builds, mut bytes) = (1, kept.size());
    for row in others {
        let (build, size): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        builds += 1;
        bytes += size;
        if builds > MAX_BUILDS || bytes > MAX_BYTES {
            sqlx::query(DELETE).bind(build).execute(&mut **transaction).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;

    use super::*;
    use crate::store::location::StoreLocation;

    fn build(name: &str, size: usize) -> Build {
        Build::new([(format!("/assets/{name}.js"), Bytes::from(vec![b'x'; size]))])
    }

    async fn store(folder: &tempfile::TempDir) -> LeadStore {
        LeadStore::open(&StoreLocation::Folder(folder.path().to_owned())).await.unwrap()
    }

    async fn names(store: &LeadStore) -> Vec<String> {
        let mut paths: Vec<String> = store.build_paths().await.unwrap().into_iter().collect();
        paths.sort();
        paths.iter().map(|path| path.replace("/assets/", "").replace(".js", "")).collect()
    }

    #[tokio::test]
    async fn the_newest_three_stay_and_a_restart_makes_a_build_new_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder).await;
        for (now, name) in ["a", "b", "c", "a", "d"].into_iter().enumerate() {
            store.store_build(&build(name, 10), i64::try_from(now).unwrap()).await.unwrap();
        }
        assert_eq!(names(&store).await, ["a", "c", "d"]);
        assert_eq!(store.build_file("/assets/a.js").await.unwrap(), Some(vec![b'x'; 10]));
        assert_eq!(store.build_file("/assets/b.js").await.unwrap(), None);
    }

    #[tokio::test]
    async fn large_builds_push_out_older_ones_but_never_themselves() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder).await;
        let large = usize::try_from(MAX_BYTES).unwrap() / 2;
        store.store_build(&build("a", large), 1).await.unwrap();
        store.store_build(&build("b", large), 2).await.unwrap();
        assert_eq!(names(&store).await, ["a", "b"]);
        // With a clock that is behind.
        store.store_build(&build("c", large), 0).await.unwrap();
        assert_eq!(names(&store).await, ["b", "c"]);
    }
}
