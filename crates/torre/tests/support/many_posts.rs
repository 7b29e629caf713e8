//! A blog of thousands of posts, to see what the site costs then.

use std::fs;
use std::path::Path;

use jiff::{ToSpan, civil};

const TOPICS: [&str; 12] = [
    "torre",
    "aproximación",
    "ruta",
    "inglés",
    "simulador",
    "meteorología",
    "turnos",
    "oposición",
    "fraseología",
    "seguridad",
    "radar",
    "aeropuertos",
];
const SENTENCE: &str = "La pista {n} queda libre cuando el avión que llega la abandona, y el controlador lo ve, lo dice y \
     autoriza al **siguiente** según la [lista de cursos](/cursos) y el orden de la bahía. ";

pub fn slug(number: usize) -> String {
    format!("articulo-{number:05}")
}

/// Writes `count` posts in both languages, the highest number the newest, and gives the bytes of their files.
pub fn write(content: &Path, count: usize, bytes_of_each: usize) -> u64 {
    let first = civil::date(2005, 1, 1);
    let mut total = 0;
    for number in 0..count {
        let folder = content.join("blog").join(slug(number));
        fs::create_dir_all(&folder).unwrap();
        let day = first + i64::try_from(number).unwrap().days();
        for language in ["es", "en"] {
            let text = post(number, &day.to_string(), language, bytes_of_each);
            total += text.len() as u64;
            fs::write(folder.join(format!("post.{language}.md")), text).unwrap();
        }
    }
    total
}

fn post(number: usize, day: &str, language: &str, bytes: usize) -> String {
    let tag = |step: usize| TOPICS[(number * step + step) % TOPICS.len()];
    let mut text = format!(
        "+++\ntitle = \"Artículo número {number} ({language})\"\n\
         description = \"Lo que hay que saber del caso {number}, contado por quien estaba en la posición.\"\n\
         date = \"{}\"\nauthor = \"Equipo docente\"\ntags = [\"{}\", \"{}\", \"{}\"]\n+++\n",
        day,
        tag(1),
        tag(5),
        tag(7)
    );
    let mut sentences = 0;
    while text.len() < bytes {
        if sentences % 10 == 0 {
            text.push_str(&format!("\n\n## Parte {} del caso {number}\n\n", sentences / 10 + 1));
        }
        // Each text is its own: equal ones would press better than real ones do.
        let sentence = SENTENCE.replace("{n}", &(number * 31 + sentences * 7).to_string());
        text.push_str(if language == "es" { &sentence } else { "" });
        if language == "en" {
            text.push_str(&sentence.replace("/cursos", "/courses"));
        }
        sentences += 1;
    }
    text.push_str(&format!("\n\nFin del caso {number}.\n"));
    text
}

/// Memory of a process that is really in use, in bytes.
pub fn resident(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}
