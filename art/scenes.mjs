// Scenes by picture slot: the table of every wide picture. A scene lies in the file that its slot is called after,
// and is named after what it shows.
import { residenceFront } from "./scenes/accommodation/residence-1.mjs";
import { courtyard } from "./scenes/accommodation/residence-2.mjs";
import { studentRoom } from "./scenes/accommodation/residence-3.mjs";
import { nightShift } from "./scenes/blog/como-es-la-profesion-controlador-aereo.mjs";
import { examinationStairs } from "./scenes/blog/oposiciones-controlador-aereo.mjs";
import { digitalTest } from "./scenes/blog/que-es-la-prueba-digital-en-entorno-atc.mjs";
import { tracksAroundTower } from "./scenes/blog/que-es-ser-controlador-aereo.mjs";
import { medical } from "./scenes/blog/reconocimiento-medico-clase-3.mjs";
import { requirements } from "./scenes/blog/requisitos-controlador-aereo.mjs";
import { kindsOfWork } from "./scenes/blog/tipos-trabajos-controlador-aereo.mjs";
import { arrivalSequence } from "./scenes/blog/un-dia-en-aproximacion.mjs";
import { coastalAirfield } from "./scenes/campus/canarias-1.mjs";
import { seasideSimulator } from "./scenes/campus/canarias-2.mjs";
import { approachByTheSea } from "./scenes/campus/canarias-3.mjs";
import { seasideClassroom } from "./scenes/campus/canarias-4.mjs";
import { terrace } from "./scenes/campus/canarias-5.mjs";
import { towerCab } from "./scenes/campus/madrid-1.mjs";
import { simulatorInUse } from "./scenes/campus/madrid-2.mjs";
import { approachRoom } from "./scenes/campus/madrid-3.mjs";
import { briefing } from "./scenes/campus/madrid-4.mjs";
import { schoolAtNight } from "./scenes/campus/madrid-5.mjs";
import { instructorAtScope } from "./scenes/courses/advanced-training.mjs";
import { towerFromBelow } from "./scenes/courses/block-1.mjs";
import { controllerAtScope } from "./scenes/courses/block-2.mjs";
import { studyDesk } from "./scenes/courses/call-preparation.mjs";
import { departureRoute } from "./scenes/courses/full-rating.mjs";
import { runwayThreshold } from "./scenes/courses/initial-course.mjs";
import { examHall } from "./scenes/courses/selection-processes.mjs";
import { briefingTable } from "./scenes/facilities/briefing-room.mjs";
import { languageLab } from "./scenes/facilities/language-lab.mjs";
import { library } from "./scenes/facilities/library.mjs";
import { pseudoPilots } from "./scenes/facilities/pseudo-pilot-room.mjs";
import { radarPosition } from "./scenes/facilities/radar-simulator.mjs";
import { emptySimulator } from "./scenes/facilities/tower-simulator.mjs";
import { noContact } from "./scenes/placeholder.mjs";
import { supervisorBooth } from "./scenes/services/advanced-simulation.mjs";
import { planTable } from "./scenes/services/consulting.mjs";
import { sectorEditor } from "./scenes/services/content-development.mjs";
import { handover } from "./scenes/services/continuous-training.mjs";
import { stripBoard } from "./scenes/services/customized-training.mjs";
import { assessment } from "./scenes/services/evaluation.mjs";
import { regulations } from "./scenes/services/regulatory-updates.mjs";

export const scenes = {
  "accommodation/residence-1": residenceFront,
  "accommodation/residence-2": courtyard,
  "accommodation/residence-3": studentRoom,
  "blog/como-es-la-profesion-controlador-aereo": nightShift,
  "blog/oposiciones-controlador-aereo": examinationStairs,
  "blog/que-es-la-prueba-digital-en-entorno-atc": digitalTest,
  "blog/que-es-ser-controlador-aereo": tracksAroundTower,
  "blog/reconocimiento-medico-clase-3": medical,
  "blog/requisitos-controlador-aereo": requirements,
  "blog/tipos-trabajos-controlador-aereo": kindsOfWork,
  "blog/un-dia-en-aproximacion": arrivalSequence,
  "campus/canarias-1": coastalAirfield,
  "campus/canarias-2": seasideSimulator,
  "campus/canarias-3": approachByTheSea,
  "campus/canarias-4": seasideClassroom,
  "campus/canarias-5": terrace,
  "campus/madrid-1": towerCab,
  "campus/madrid-2": simulatorInUse,
  "campus/madrid-3": approachRoom,
  "campus/madrid-4": briefing,
  "campus/madrid-5": schoolAtNight,
  "courses/advanced-training": instructorAtScope,
  "courses/block-1": towerFromBelow,
  "courses/block-2": controllerAtScope,
  "courses/call-preparation": studyDesk,
  "courses/full-rating": departureRoute,
  "courses/initial-course": runwayThreshold,
  "courses/selection-processes": examHall,
  "facilities/briefing-room": briefingTable,
  "facilities/language-lab": languageLab,
  "facilities/library": library,
  "facilities/pseudo-pilot-room": pseudoPilots,
  "facilities/radar-simulator": radarPosition,
  "facilities/tower-simulator": emptySimulator,
  placeholder: noContact,
  "services/advanced-simulation": supervisorBooth,
  "services/consulting": planTable,
  "services/content-development": sectorEditor,
  "services/continuous-training": handover,
  "services/customized-training": stripBoard,
  "services/evaluation": assessment,
  "services/regulatory-updates": regulations,
};
