import { createRoot } from "react-dom/client";
import { Boot } from "./app/boot";
import { takeToken } from "./app/invitation-token";
import "./styles/office.css";

const place = document.getElementById("office");
if (place) {
  createRoot(place).render(<Boot token={takeToken()} />);
}
