//! The documents of the site for those who attach them to a mail.

use std::sync::Arc;

use torre_http::app::App;
use torre_leads::replies::programme::{NoProgramme, Programme, Programmes};

pub(super) fn programmes(app: &App) -> Programmes {
    let app = app.clone();
    Arc::new(move |path| {
        let app = app.clone();
        Box::pin(async move { programme(&app, path).await })
    })
}

async fn programme(app: &App, path: String) -> Result<Programme, NoProgramme> {
    let site = app.publisher.site();
    let found =
        site.artefacts.get(&path).and_then(|item| Some((item, item.artefact.file_name()?.to_owned())));
    let Some((item, file)) = found else { return Err(NoProgramme::Gone(path)) };
    let body = item.body(&site.parts.assets.font_files, &site.parts.artefact_permits).await;
    let body = body.map_err(|error| NoProgramme::Failed(error.to_string()))?;
    Ok(Programme { file, bytes: body.plain.clone() })
}
